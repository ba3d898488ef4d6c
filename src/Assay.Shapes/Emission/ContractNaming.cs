using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>
/// Names of the contract types that a dialect emits for one graph: short, stable and published, because formats that write type names
/// depend on them. <c>Assay.DataSets.Books.Book</c> becomes <c>DataContract.Books.Book</c>.
/// </summary>
public sealed class ContractNaming : IContractNames
{
    private readonly string prefix;
    private readonly Dictionary<Shape, ContractTypeName> names = [];
    private readonly Dictionary<MemberShape, string> memberNames = [];
    private readonly Dictionary<Shape, bool> nameable = [];

    /// <summary>Names every object and enum of the graph. Nobody declares anew what .NET has, such as <see cref="DayOfWeek"/>.</summary>
    /// <param name="prefix">First segment of every namespace, such as <c>DataContract</c>.</param>
    /// <param name="qualifier">A further segment; null for none.</param>
    /// <param name="hasCode">Whether the copies have the user's own code.</param>
    public ContractNaming(ShapeGraph graph, string prefix, string? qualifier = null, bool hasCode = true)
    {
        HasCode = hasCode;
        this.prefix = prefix;
        var namespaces = new ContractNamespaces(graph, qualifier is null ? prefix : $"{prefix}.{qualifier}");
        Namespace = namespaces.Common;
        Qualifier = qualifier;
        var taken = new HashSet<string>(StringComparer.Ordinal);
        // Closed generic types last: their names give way to those that the user wrote.
        foreach (var shape in graph.Shapes.Where(shape => shape is ObjectShape or EnumShape { IsOfRuntime: false })
            .OrderBy(shape => shape.TypeName.IsClosedGeneric))
            names.Add(shape, ContractTypeName.Of(shape, namespaces.Of(shape.TypeName.Namespace), taken));
        SeparateSame(taken);
        var hiding = new HiddenArguments(names);
        while (hiding.FindNext() is { } found)
            names[found.Type] = ContractTypeName.Nested(found.Type, found.Beside, taken);
        foreach (var owner in graph.Objects)
            NameMembers(owner);
    }

    /// <summary>The namespace that all contract types of the graph share.</summary>
    public string Namespace { get; }

    /// <summary>The same; where the types share none of their own, one of the data set's.</summary>
    internal string NamespaceFor(EmissionContext context) => Namespace == prefix ? $"{Namespace}.{context.DataSetIdentifier}" : Namespace;

    /// <summary>A further segment of every namespace; null for none.</summary>
    public string? Qualifier { get; }

    /// <summary>Whether the copies have the user's own code.</summary>
    public bool HasCode { get; }

    /// <inheritdoc/>
    public bool IsEmitted(Shape shape) => names.ContainsKey(shape);

    /// <inheritdoc/>
    public string TypeNameOf(Shape shape) => new TypeNameComposer(this, annotate: false).CSharpNameOf(shape);

    /// <summary>How C# declares it with nullable annotations inside and, where asked for, at the end.</summary>
    public string DeclaredTypeOf(Shape shape, bool isNullable) =>
        new TypeNameComposer(this, annotate: true).CSharpNameOf(shape) + (isNullable && !shape.IsValueType ? "?" : "");

    /// <inheritdoc/>
    public string ReflectionNameOf(Shape shape) => new TypeNameComposer(this, annotate: false).ReflectionNameOf(shape);

    /// <inheritdoc/>
    public bool IsNameable(Shape shape) => shape switch
    {
        _ when names.TryGetValue(shape, out var name) => IsNameableAround(shape, name),
        CollectionShape collection => IsNameable(collection.Element),
        DictionaryShape dictionary => IsNameable(dictionary.Key) && IsNameable(dictionary.Value),
        NullableShape nullable => IsNameable(nullable.Element),
        TupleShape tuple => tuple.Elements.All(IsNameable),
        ObjectShape plain => plain.IsNameable,
        UnsupportedShape type => type.IsNameable,
        _ => true,
    };

    /// <inheritdoc/>
    public string StorageFieldOf(MemberShape member) => !member.IsProperty ? MemberNameOf(member)
        : HasCode && member is { HasOwnField: true, Accessors: not null } ? CSharpIdentifier.Clean(member.StorageField)
        : $"<{MemberNameOf(member)}>k__BackingField";

    /// <inheritdoc/>
    public string MemberNameOf(MemberShape member) => memberNames[member];

    /// <summary>The contract type's name in its parts.</summary>
    internal ContractTypeName? FindName(Shape shape) => names.GetValueOrDefault(shape);

    // Asked of every member of every type: the types around one are looked for once.
    private bool IsNameableAround(Shape shape, ContractTypeName name)
    {
        if (!nameable.TryGetValue(shape, out var isNameable))
            nameable.Add(shape, isNameable = names.Values.Where(outer => name.IsWithin(outer)).All(level => level.IsNameable));
        return isNameable;
    }

    // Metadata tells names apart that are one word in C#.
    private void SeparateSame(HashSet<string> taken)
    {
        foreach (var same in names.GroupBy(pair => pair.Value.CSharpName, StringComparer.Ordinal).Where(same => same.Count() > 1).ToList())
        {
            foreach (var (shape, name) in same.OrderBy(pair => !pair.Key.TypeName.IsWritable).Skip(1))
                names[shape] = name.Among(taken);
        }
    }

    private void NameMembers(ObjectShape owner)
    {
        var taken = new HashSet<string>(StringComparer.Ordinal) { owner.TypeName.Name };
        foreach (var member in owner.Members.OrderByDescending(member => member.IsProperty))
        {
            memberNames.Add(member, CSharpIdentifier.Free(member.Name, taken));
        }
    }
}

/// <summary>
/// Where the contract of a plain shape is found. With it and the plain <see cref="ShapeGraph"/> a mapper can be emitted without knowing the
/// dialect. The contract type has the same kind, members and element shapes as the plain type, in contract types.
/// </summary>
public interface IContractNames
{
    /// <summary>
    /// Whether the dialect emitted a type in the place of this object or enum; false where the contract is the plain type itself.
    /// </summary>
    bool IsEmitted(Shape shape);

    /// <summary>
    /// How C# names the contract type, without nullable annotation: <c>global::DataContract.Books.Book</c>,
    /// <c>global::System.Collections.Generic.List&lt;global::DataContract.Books.Book&gt;</c>, or the plain type itself.
    /// </summary>
    string TypeNameOf(Shape shape);

    /// <summary>Its name as <c>Type.GetType</c> takes it in code of the assembly that holds the contract types.</summary>
    string ReflectionNameOf(Shape shape);

    /// <summary>Whether code in the assembly that holds the contract types may name the contract type (internal is enough there).</summary>
    bool IsNameable(Shape shape);

    /// <summary>The member's name in the contract, as metadata has it; equal to the plain one where source code could write that.</summary>
    string MemberNameOf(MemberShape member);

    /// <summary>The field of the contract type that stores the member: its name, or <c>&lt;Name&gt;k__BackingField</c>.</summary>
    string StorageFieldOf(MemberShape member);
}

/// <summary>Shortens the namespaces of a graph: what all its types share is stripped up to the last shared segment.</summary>
internal sealed class ContractNamespaces
{
    private readonly string prefix;
    private readonly int stripped;

    public ContractNamespaces(ShapeGraph graph, string prefix)
    {
        this.prefix = prefix;
        var namespaces = graph.Shapes.Where(shape => shape is ObjectShape or EnumShape)
            .Select(shape => shape.TypeName.Namespace.Split('.'))
            .ToList();
        var shared = namespaces.Count == 0
            ? []
            : namespaces.Aggregate((a, b) => [.. a.Zip(b).TakeWhile(pair => pair.First == pair.Second).Select(pair => pair.First)]);
        stripped = Math.Max(0, shared.Length - 1);
        Common = Join(shared.Skip(stripped));
    }

    /// <summary>The namespace that all contract types share.</summary>
    public string Common { get; }

    public string Of(string plainNamespace) => Join(plainNamespace.Split('.').Skip(stripped));

    private string Join(IEnumerable<string> segments) =>
        string.Join('.', segments.Where(segment => segment.Length > 0).Select(CSharpIdentifier.WithoutMark).Prepend(prefix));
}
