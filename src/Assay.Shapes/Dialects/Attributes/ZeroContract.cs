using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// The contract that an adapter is given: the mapped one, its root declared as the library is given it, with what reads everything as a
/// companion.
/// </summary>
internal static class ZeroContract
{
    /// <summary>Emits it.</summary>
    /// <param name="mapped">The mapped contract.</param>
    /// <param name="plain">How C# names the plain root.</param>
    /// <param name="root">How C# names the root that the library is given.</param>
    /// <param name="reader">The class that reads everything.</param>
    /// <param name="space">The namespace of the classes.</param>
    /// <param name="dataSet">The data set, as an identifier.</param>
    public static EmittedContract Around(
        EmittedContract mapped, string plain, string root, EmittedFile reader, string space, string dataSet)
    {
        var name = $"{dataSet}LazyContract";
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block($"internal sealed class {name} : global::Assay.Core.Adapters.Contract<{plain}, {root}>"))
        {
            writer.Line(
                $"private readonly global::Assay.Core.Adapters.Contract<{plain}, {mapped.ContractType}> _mapped = "
                    + $"{mapped.ContractInstance};");
            writer.Line();
            writer.Line(
                "public override global::System.Collections.Generic.IReadOnlyList<string> ConvertedMembers => _mapped.ConvertedMembers;");
            writer.Line();
            writer.Line(
                $"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new(new global::System.Func<{root}, "
                    + $"{root}>({dataSet}Reader.Read));");
            writer.Line();
            writer.Line($"public override {root} ToContract({plain} plain) => _mapped.ToContract(plain);");
            writer.Line();
            writer.Line($"public override {plain} ToPlain({root} contract) => _mapped.ToPlain(({mapped.ContractType})contract);");
        }
        return new EmittedContract(
            root, $"new global::{space}.{name}()", [.. mapped.Files, reader, new EmittedFile($"{space}.{name}.g.cs", writer.ToString())]);
    }
}

/// <summary>Emits what asks for every property of what the library read, and keeps it in ordinary objects: to read all.</summary>
/// <param name="naming">The names of the contract types.</param>
/// <param name="root">How C# names the root that the library is given.</param>
internal sealed class ZeroReader(ShapeGraph graph, ContractNaming naming, string root)
{
    /// <summary>Emits a static class with a method <c>Read</c>.</summary>
    public EmittedFile Emit(string space, string name)
    {
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block($"internal static class {name}"))
        {
            var read = graph.Root is CollectionShape { Kind: CollectionKind.List } list
                ? ToList(list, "value")
                : Of(graph.Root, "value");
            writer.Line($"public static {root} Read({root} value) => {read};");
            foreach (var type in graph.Objects.Where(type => !type.IsValueType))
                Write(type, writer);
        }
        return new EmittedFile($"{space}.{name}.g.cs", writer.ToString());
    }

    private void Write(ObjectShape type, CodeWriter writer)
    {
        var name = naming.TypeNameOf(type);
        writer.Line();
        writer.Line($"private static {name} Copy({name} source) => source is null ? null : new {name}");
        using (writer.Block("", "};"))
        {
            foreach (var member in ZeroMembers.Of(type))
            {
                var own = CSharpIdentifier.Escape(naming.MemberNameOf(member));
                writer.Line($"{own} = {Of(member.Shape, $"source.{own}")},");
            }
        }
    }

    // Lists and arrays are read at once, but for their elements; an IList is read element by element.
    private string Of(Shape shape, string value) => shape switch
    {
        ObjectShape { IsValueType: false } => $"Copy({value})",
        CollectionShape { Kind: CollectionKind.IList } list => ToList(list, value),
        CollectionShape { Kind: CollectionKind.List } list when Holds(list.Element) => ToList(list, value),
        CollectionShape { Kind: CollectionKind.Array, Rank: 1 } array when Holds(array.Element) =>
            $"({value} is null ? null : global::System.Linq.Enumerable.ToArray({Select(array, value)}))",
        _ => value,
    };

    private string ToList(CollectionShape list, string value) =>
        $"({value} is null ? null : global::System.Linq.Enumerable.ToList({Select(list, value)}))";

    private string Select(CollectionShape list, string value) =>
        $"global::System.Linq.Enumerable.Select({value}, item => {Of(list.Element, "item")})";

    private static bool Holds(Shape shape) =>
        shape is ObjectShape { IsValueType: false } || (shape is CollectionShape collection && Holds(collection.Element));
}
