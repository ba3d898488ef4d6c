using System.Reflection;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Json;
using Assay.Worker.Values.Making;

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
        var json = file.Read(recipe.Instance % file.Count);
        FillRun run = new(coverage, file.HasReferences);
        var value = root.Read(json, path, run);
        run.Finish();
        return value is T made ? made : throw json.Fault($"{path}: null was found where a value was expected");
    }

    /// <summary>How many brackets a value of the type has around its first element.</summary>
    private static int DepthOf(Type type)
    {
        var shape = ValueShape.Of(type);
        return shape.Kind switch
        {
            ValueKind.Sequence => 1 + DepthOf(shape.Arguments[0]),
            ValueKind.Grid => type.GetArrayRank() + DepthOf(shape.Arguments[0]),
            ValueKind.Dictionary when !ReaderCatalogue.HasTextKeys(shape) => 1,
            _ => 0,
        };
    }
}

/// <summary>Which members a sample sets, over all its values.</summary>
internal sealed class Coverage
{
    private const int MostNames = 8;
    private readonly Dictionary<Type, IReadOnlyList<Member>> met = [];
    private readonly HashSet<FieldInfo> set = [];
    private readonly SortedSet<string> passedOver = new(StringComparer.Ordinal);

    /// <summary>An object of a type is filled.</summary>
    public void Meet(Type type, IReadOnlyList<Member> members) => met.TryAdd(type, members);

    /// <summary>A member is set.</summary>
    public void Set(Member member) => set.Add(member.Field);

    /// <summary>A name of the sample belongs to a property that stores nothing, or to what its author excludes.</summary>
    public void PassOver(Type type, string name) => passedOver.Add($"{TypeNames.Short(type)}.{name}");

    /// <summary>What a user may not expect, in sentences.</summary>
    public IReadOnlyList<string> Notes()
    {
        string[] never = [.. met.Values.SelectMany(members => members).Where(member => !set.Contains(member.Field))
            .Select(member => member.FullName).Distinct().Order(StringComparer.Ordinal)];
        List<string> notes = [];
        if (never.Length > 0)
            notes.Add($"The sample never sets {Names(never)}: null or zero, because no constructor runs.");
        if (passedOver.Count > 0)
            notes.Add(
                $"The sample's {Names([.. passedOver])} {(passedOver.Count == 1 ? "has" : "have")} no field to be stored in and "
                    + $"{(passedOver.Count == 1 ? "is" : "are")} skipped.");
        return notes;
    }

    private static string Names(string[] names) => names.Length <= MostNames
        ? string.Join(", ", names)
        : FormattableString.Invariant($"{string.Join(", ", names.Take(MostNames))} and {names.Length - MostNames} more");
}
