using Assay.Core.CSharp;
using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>
/// <c>FastSerialization.IFastSerializable</c> (package Microsoft.Diagnostics.Tracing.TraceEvent): every type writes its own members; a
/// public parameterless constructor if a class has none.
/// An adapter finds an <c>Action&lt;Deserializer&gt;</c> among the companions, which registers how objects are created.
/// </summary>
public sealed class FastSerializableDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "ifastserializable";

    /// <inheritdoc/>
    public override string? OneMemberRefusal =>
        "FastSerialization writes type names, and members by position: another type cannot read them.";

    /// <inheritdoc/>
    public override string Prefix => "FastSerializable";

    private protected override string? Refuse(ShapeGraph graph, ContractNaming naming)
    {
        if (graph.Root is not ObjectShape { Kind: not ObjectKind.Interface })
            return $"FastSerialization needs a root that implements IFastSerializable: the root is {Finding.WithArticle(graph.Root)}.";
        return Finding.First(graph, shape => !FastValues.CanCarry(shape)) is { } finding
            ? $"Assay cannot emit this yet: FastSerialization is given code for each member, and there is none for this one: {finding}."
            : null;
    }

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new BoundFastSerializableDialect(graph, naming);
}

/// <summary>Emits what creates objects beside the copies.</summary>
internal sealed class BoundFastSerializableDialect(
    ShapeGraph graph, ContractNaming naming) : BoundMappedDialect(graph, naming, new FastSerializableDecoration(naming))
{
    private const string Space = "global::FastSerialization.";

    /// <summary>Beside the types a class that registers how objects are created.</summary>
    public override DialectDemand Demand() => base.Demand() with { AddedFiles = 1 };

    /// <inheritdoc/>
    protected override IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(EmissionContext context)
    {
        var name = $"{context.DataSetIdentifier}Factories";
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {NamespaceBeside};");
        writer.Line();
        using (writer.Block($"internal static class {name}"))
            new FastFactories(Naming, writer).Write([.. Graph.Registered.OfType<ObjectShape>().Where(type => !type.IsAbstract)]);
        return [($"new global::System.Action<{Space}Deserializer>(global::{NamespaceBeside}.{name}.Register)",
            new EmittedFile($"{NamespaceBeside}.{name}.g.cs", writer.ToString()))];
    }
}

/// <summary>Writes <c>ToStream</c> and <c>FromStream</c> as people write them by hand.</summary>
internal sealed class FastSerializableDecoration(ContractNaming naming) : ContractDecoration
{
    private readonly StorageAccess storage = new(naming);

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member) =>
        member.IsNonSerialized ? [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"] : [];

    /// <inheritdoc/>
    public override IEnumerable<string> InterfacesOf(ObjectShape type) =>
        type.Kind == ObjectKind.Interface || type.Base is not null ? [] : ["global::FastSerialization.IFastSerializable"];

    /// <summary>The library asks for one: "a type can opt in by implementing IFastSerializable and a default constructor".</summary>
    public override Access? AddedParameterlessConstructor(ObjectShape type) =>
        type.Kind is ObjectKind.Class or ObjectKind.Record ? Access.Public : null;

    /// <inheritdoc/>
    public override void WriteMembers(ObjectShape type, ContractNaming naming, CodeWriter writer)
    {
        WriteMethod(type, writer, "ToStream", "Serializer serializer",
            member => new FastValueWriter(naming, writer, naming.MemberNameOf(member)).Write(member.Shape, storage.Read(member)),
            elements => new FastValueWriter(naming, writer, "elements").Write(elements, "this"));
        WriteMethod(type, writer, "FromStream", "Deserializer deserializer",
            member => writer.Line(storage.Set(member, new FastValueReader(naming, writer, naming.MemberNameOf(member)).Read(member.Shape))),
            elements => new FastValueReader(naming, writer, "elements").ReadInto(elements, $"(({naming.TypeNameOf(elements)})this)"));
        storage.WriteAccessors(type, writer);
    }

    private static void WriteMethod(
        ObjectShape type, CodeWriter writer, string name, string parameter, Action<MemberShape> writeMember, Action<Shape> writeElements)
    {
        var slot = type.Base is not null ? "override " : type.IsSealed || type.IsValueType ? "" : "virtual ";
        writer.Line();
        using (writer.Block($"public {slot}void {name}(global::FastSerialization.{parameter})"))
        {
            if (type.Base is not null)
                writer.Line($"base.{name}({parameter.Split(' ')[1]});");
            foreach (var member in type.Members.Where(member => member is { IsNonSerialized: false, HasPlace: true }))
                writeMember(member);
            if (type.OwnCollected is { } elements)
                writeElements(elements);
        }
    }
}

/// <summary>
/// Emits what tells a <c>Deserializer</c> how objects are created: by their constructor, as the library documents, wherever C# can call it.
/// </summary>
internal sealed class FastFactories(ContractNaming naming, CodeWriter writer)
{
    private const string Space = "global::FastSerialization.";

    /// <summary>Writes the members of the class that registers them.</summary>
    public void Write(IReadOnlyList<ObjectShape> types)
    {
        // Found once: a name is looked up slower than an object is created.
        foreach (var (type, index) in Unnameable(types))
            writer.Line(
                $"private static readonly global::System.Type Type{index} = "
                    + $"global::System.Type.GetType({CSharpText.Literal(naming.ReflectionNameOf(type))})!;");
        writer.Line();
        using (writer.Block($"public static void Register({Space}Deserializer deserializer)"))
        {
            foreach (var type in types.Where(naming.IsNameable))
                Register($"typeof({naming.TypeNameOf(type)})", CanConstruct(type) ? $"new {naming.TypeNameOf(type)}()" : null);
            foreach (var (_, index) in Unnameable(types))
                Register($"Type{index}", null);
        }
    }

    private void Register(string token, string? creation)
    {
        var uninitialized = $"global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject({token})";
        writer.Line(
            $"deserializer.RegisterFactory({token}, static () => {creation ?? $"({Space}IFastSerializable){uninitialized}"});");
    }

    private IEnumerable<(ObjectShape Type, int Index)> Unnameable(IReadOnlyList<ObjectShape> types) =>
        types.Where(type => !naming.IsNameable(type)).Select((type, index) => (type, index));

    private static bool CanConstruct(ObjectShape type)
    {
        // Where the plain type has none, the contract has got a public one.
        var constructor = type.Constructors.FirstOrDefault(constructor => constructor.Parameters.Count == 0);
        return constructor is null
            ? !type.AllMembers.Any(member => member.IsRequired)
            : constructor.Access is Access.Public or Access.Internal or Access.ProtectedInternal
                && (constructor.SetsRequiredMembers || !type.AllMembers.Any(member => member.IsRequired));
    }
}

/// <summary>What the emitted code for FastSerialization can write: the library itself has a handful of primitives and objects.</summary>
internal static class FastValues
{
    /// <summary>Whether there is code for a shape, its parts aside.</summary>
    public static bool CanCarry(Shape shape) => shape switch
    {
        PrimitiveShape primitive => FastScalars.Find(primitive.Kind) is not null,
        CollectionShape { Kind: CollectionKind.Array } array => array.Rank == 1,
        CollectionShape collection => ConstructedKindOf(collection.Kind) is not null,
        DictionaryShape dictionary => ConstructedKindOf(dictionary.Kind) is not null,
        UnsupportedShape type => type.HasText,
        _ => true,
    };

    /// <summary>The collection that reading makes for a declared one; null where there is no code for it.</summary>
    public static CollectionKind? ConstructedKindOf(CollectionKind declared)
    {
        var usual = CollectionKinds.UsualOf(declared);
        return usual == CollectionKind.Array || (CollectionKinds.IsGrown(usual) && !CollectionKinds.IsConcurrent(usual)) ? usual : null;
    }

    /// <summary>The dictionary that reading makes for a declared one; null where there is no code for it.</summary>
    public static DictionaryKind? ConstructedKindOf(DictionaryKind declared)
    {
        var usual = CollectionKinds.UsualOf(declared);
        return CollectionKinds.IsGrown(usual) && usual != DictionaryKind.ConcurrentDictionary ? usual : null;
    }

    /// <summary>The statement's name for adding an element.</summary>
    public static string AdderOf(CollectionKind constructed) => constructed switch
    {
        CollectionKind.LinkedList => "AddLast",
        CollectionKind.Queue => "Enqueue",
        CollectionKind.Stack => "Push",
        _ => "Add",
    };
}
