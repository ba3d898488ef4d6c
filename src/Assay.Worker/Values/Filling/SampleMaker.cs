using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;
using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Filling;

/// <summary>Makes values by filling the members of types with what a sample holds.</summary>
internal sealed class SampleMaker<T> : ValueMaker<T>
{
    private readonly SampleFile file;
    private readonly ValueReader root;
    private readonly Coverage coverage = new();
    private readonly GraphPath path = GraphPath.Root(TypeNames.Short(typeof(T)), new PathPattern());

    public SampleMaker(ValueSource source)
    {
        file = SampleFile.Open(source.Text, DepthOf(typeof(T)));
        root = new ReaderCatalogue(new TypePool(typeof(T), source.Known)).Find(typeof(T));
    }

    public override int Count => file.Count;

    public override IReadOnlyList<string> Notes => coverage.Notes();

    public override T Make(in Recipe recipe)
    {
        JsonValue json = file.Read(recipe.Instance % file.Count);
        FillRun run = new(coverage, file.HasReferences);
        object? value = root.Read(json, path, run);
        run.Finish();
        return value is T made ? made : throw json.Fault($"{path}: null was found where a value was expected");
    }

    /// <summary>How many brackets a value of the type has around its first element.</summary>
    private static int DepthOf(Type type)
    {
        ValueShape shape = ValueShape.Of(type);
        return shape.Kind switch
        {
            ValueKind.Sequence => 1 + DepthOf(shape.Arguments[0]),
            ValueKind.Grid => type.GetArrayRank() + DepthOf(shape.Arguments[0]),
            ValueKind.Dictionary when !ReaderCatalogue.HasTextKeys(shape) => 1,
            _ => 0,
        };
    }
}
