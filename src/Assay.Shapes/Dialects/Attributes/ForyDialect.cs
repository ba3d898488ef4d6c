using System.Globalization;
using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>[ForyStruct]</c> on every class and struct, <c>[ForyEnum]</c> on enums, <c>[ForyField]</c> on private members that can be set; a
/// public parameterless constructor if a class has none. An adapter finds an <c>Action&lt;Fory&gt;</c> among the companions, which
/// registers every type under a number.
/// </summary>
public sealed class ForyDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "fory";

    /// <inheritdoc/>
    public override string Prefix => "ForyContract";

    private protected override string? Refuse(ShapeGraph graph, ContractNaming naming) => ForyRefusal.Find(graph, naming);

    private protected override BoundMappedDialect Carry(ShapeGraph graph, ContractNaming naming) => new BoundForyDialect(graph, naming);
}

/// <summary>Emits what registers the types beside the copies.</summary>
internal sealed class BoundForyDialect(ShapeGraph graph, ContractNaming naming) : BoundMappedDialect(graph, naming, new ForyDecoration())
{
    /// <summary>The first number that Fory's documentation gives types of users.</summary>
    private const int FirstTypeId = 100;

    /// <summary>Beside the types a class that registers them.</summary>
    public override DialectDemand Demand() => base.Demand() with { AddedFiles = 1 };

    /// <inheritdoc/>
    protected override IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(EmissionContext context)
    {
        var (space, name) = (NamespaceBeside, $"{context.DataSetIdentifier}Types");
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block($"internal static class {name}"))
        using (writer.Block("public static void Register(global::Apache.Fory.Fory fory)"))
        {
            foreach (var type in Graph.Registered.Where(shape => Naming.IsEmitted(shape) && IsRegistered(shape)))
                writer.Line($"fory.Register<{Naming.TypeNameOf(type)}>({TypeIdOf(type).ToString(CultureInfo.InvariantCulture)});");
        }
        return [($"new global::System.Action<global::Apache.Fory.Fory>(global::{space}.{name}.Register)",
            new EmittedFile($"{space}.{name}.g.cs", writer.ToString()))];
    }

    private static bool IsRegistered(Shape shape) =>
        shape is EnumShape or ObjectShape { IsAbstract: false, Kind: not ObjectKind.Interface };

    // A contract of one member has the numbers that the whole gives its types.
    private int TypeIdOf(Shape type)
    {
        var (whole, searched) = Graph.Origin is { } origin ? (origin.Whole, type == Graph.Root ? origin.Whole.Root : type) : (Graph, type);
        var index = whole.Shapes.Where(IsRegistered).OrderBy(shape => shape.TypeName.CSharpName, StringComparer.Ordinal)
            .TakeWhile(shape => shape != searched).Count();
        return FirstTypeId + index;
    }
}

/// <summary>Fory's attributes.</summary>
internal sealed class ForyDecoration : ContractDecoration
{
    private const string Space = "global::Apache.Fory.";

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) => type.Kind == ObjectKind.Interface ? [] : [$"[{Space}ForyStruct]"];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(EnumShape type) => [$"[{Space}ForyEnum]"];

    /// <summary>
    /// What the whole assembly may set is seen as it is; of structs nothing else can be seen, and readonly and init-only members
    /// never are.
    /// </summary>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (member.IsNonSerialized)
            return [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"];
        var isHidden = member.Access < Access.Internal || member.SetAccess < Access.Internal;
        return isHidden && IsSettable(member) && !member.DeclaringShape.IsValueType ? [$"[{Space}ForyField]"] : [];
    }

    /// <summary>The generated code calls it.</summary>
    public override Access? AddedParameterlessConstructor(ObjectShape type) =>
        type.Kind is ObjectKind.Class or ObjectKind.Record && !type.IsAbstract ? Access.Public : null;

    /// <summary>Whether Fory sets the member.</summary>
    internal static bool IsSettable(MemberShape member) => member is { IsReadOnly: false, IsInitOnly: false, SetAccess: not null };
}

/// <summary>What Fory for C# does not carry.</summary>
internal static class ForyRefusal
{
    /// <summary>The sentence; null where Fory carries the graph.</summary>
    public static string? Find(ShapeGraph graph, ContractNaming naming)
    {
        if (Finding.FirstHidden(graph, naming) is { } hidden)
            return $"Fory generates code outside the types, so it cannot use private ones: {hidden}.";
        if (Finding.First(graph, shape => shape is ObjectShape { IsAbstract: true }) is { } unknown)
            return $"Fory creates instances of the declared type, which must be concrete: {unknown}.";
        if (Finding.First(graph, IsUnknown) is { } strange)
            return $"Fory has no type for this member: {strange}.";
        if (graph.Enums.FirstOrDefault(type => type.Values.Any(value => !IsUnsigned(value.Literal))) is { } negative)
            return $"Fory writes enums as unsigned 32-bit numbers: {negative} has other values.";
        return graph.Objects.Where(type => !type.IsValueType).Select(Construction).FirstOrDefault(sentence => sentence is not null);
    }

    private static string? Construction(ObjectShape type)
    {
        var constructor = type.Constructors.FirstOrDefault(constructor => constructor.Parameters.Count == 0);
        if (constructor is { Access: < Access.Internal } && !type.IsAbstract)
            return $"Fory's generated code calls a parameterless constructor: that of {type} is not accessible.";
        return type.AllMembers.FirstOrDefault(member => member.IsRequired) is { } required && constructor?.SetsRequiredMembers != true
            ? $"Fory's generated code calls a parameterless constructor and sets no required members: {required} is required."
            : null;
    }

    private static bool IsUnknown(Shape shape) => shape switch
    {
        PrimitiveShape primitive =>
            primitive.Kind is PrimitiveKind.Char
                or PrimitiveKind.Guid or PrimitiveKind.Uri or PrimitiveKind.Version or PrimitiveKind.TimeOnly
            or PrimitiveKind.Int128 or PrimitiveKind.UInt128 or PrimitiveKind.BigInteger,
        TupleShape => true,
        CollectionShape collection =>
            collection.Rank > 1
                || collection.Kind is not (CollectionKind.Array or CollectionKind.List or CollectionKind.LinkedList or CollectionKind.Queue
            or CollectionKind.Stack or CollectionKind.HashSet or CollectionKind.SortedSet or CollectionKind.ImmutableHashSet),
        DictionaryShape dictionary =>
            dictionary.Kind is not (DictionaryKind.Dictionary
                or DictionaryKind.SortedDictionary or DictionaryKind.SortedList or DictionaryKind.ConcurrentDictionary),
        _ => false,
    };

    private static bool IsUnsigned(string literal) =>
        uint.TryParse(literal.TrimEnd('u', 'U', 'l', 'L'), System.Globalization.CultureInfo.InvariantCulture, out _);
}
