using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Pruning;
using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>The contracts of one member that belong to the whole contracts of one adapter.</summary>
public sealed class OneMemberSet
{
    private readonly List<OneMemberContract> contracts = [];
    private readonly SortedDictionary<string, string> files = new(StringComparer.Ordinal);
    private readonly SortedSet<(string File, string Dialect, string DataSet)> owners = [];

    /// <summary>Every emitted file: name and content.</summary>
    public IReadOnlyDictionary<string, string> Files => files;

    /// <summary>Dialect, as <see cref="NameOf"/> calls it, and data set of each emitted file.</summary>
    public IEnumerable<(string File, string Dialect, string DataSet)> Owners => owners;

    /// <summary>What a dialect's contracts of one member are called where its whole ones are called by its name.</summary>
    public static string NameOf(Dialect dialect) => $"{dialect.Name} (one member)";

    /// <summary>Keeps a reason against a contract of one member, without emitting it.</summary>
    public void Refuse(
        Dialect dialect, DataSetDeclaration dataSet, string sentence) => contracts.Add(Refused(dialect, dataSet, "", sentence));

    /// <summary>Emits the contract of one member of a data set's root, or keeps the reason against it.</summary>
    /// <param name="dataSet">A data set that the dialect carries whole.</param>
    /// <param name="context">How the whole contract was emitted.</param>
    /// <param name="qualifier">The further namespace segment of the whole contract; null for none.</param>
    public void Add(Dialect dialect, DataSetDeclaration dataSet, EmissionContext context, string? qualifier = null) =>
        contracts.Add(Emit(dialect, dataSet, context, qualifier));

    /// <summary>The contracts of a dialect, an entry for each data set.</summary>
    public IEnumerable<OneMemberContract> ContractsOf(string dialect) => contracts.Where(contract => contract.Dialect == dialect);

    private OneMemberContract Emit(Dialect dialect, DataSetDeclaration dataSet, EmissionContext context, string? qualifier)
    {
        var member = MemberChoice.Choose(dataSet.Graph, out var refusal);
        if (member is null)
            return Refused(dialect, dataSet, "", refusal);
        if (dialect.OneMemberRefusal is { } reason)
            return Refused(dialect, dataSet, member.ToString(), reason);
        var root = Pruner.Prune(dataSet.Graph, member, context.DataSetIdentifier);
        var graph = root.Graph with { Origin = new GraphOrigin(dataSet.Graph, member, qualifier) };
        // A segment of its own: the contract has the short names of the whole one.
        var binding = dialect.Bind(graph, $"{context.DataSetIdentifier}One");
        if (binding is not BoundDialect bound)
            return Refused(dialect, dataSet, member.ToString(), binding.Refusal!);
        var contract = bound.Emit(context);
        foreach (var file in root.Files.Concat(contract.Files))
        {
            files[file.Name] = file.Content;
            owners.Add((file.Name, NameOf(dialect), dataSet.Name));
        }
        return new OneMemberContract(dialect.Name, dataSet, member.ToString(), "", root, contract);
    }

    private static OneMemberContract Refused(Dialect dialect, DataSetDeclaration dataSet, string member, string sentence) =>
        new(dialect.Name, dataSet, member, sentence, null, null);
}
