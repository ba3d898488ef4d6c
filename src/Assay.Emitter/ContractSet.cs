using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>The contracts of one adapter: one for each dialect and data set that fit together.</summary>
public sealed class ContractSet
{
    private readonly List<(string Dialect, DataSetDeclaration DataSet, EmittedContract Contract)> contracts = [];
    private readonly List<(string Dialect, string DataSet, ContractRefusal Refusal)> refusals = [];
    private readonly SortedDictionary<string, string> files = new(StringComparer.Ordinal);
    private readonly SortedSet<(string File, string Dialect, string DataSet)> owners = [];

    /// <summary>How the user's own code in contracts is called among what is not to be emitted.</summary>
    /// <param name="contracts">How the contracts are called there.</param>
    public static string CodeOf(string contracts) => $"{contracts} (code)";

    /// <summary>Every emitted file: name and content.</summary>
    public IReadOnlyDictionary<string, string> Files => files;

    /// <summary>
    /// Dialect and data set of each emitted file, or several where data sets share it, so that an error of the compiler can be told whose
    /// it is.
    /// </summary>
    public IEnumerable<(string File, string Dialect, string DataSet)> Owners => owners;

    /// <summary>Keeps a reason against a dialect's contract for a data set, without emitting it.</summary>
    public void Refuse(Dialect dialect, DataSetDeclaration dataSet, ContractRefusal refusal) =>
        refusals.Add((dialect.Name, dataSet.Name, refusal));

    /// <summary>Emits a dialect's contract for a data set, or keeps the dialect's reason against it.</summary>
    /// <returns>What emitted it; null where nothing did.</returns>
    public BoundDialect? Add(Dialect dialect, DataSetDeclaration dataSet, EmissionContext context)
    {
        if (dataSet.Graph.Root is not ObjectShape { IsNameable: false } root)
            return Add(dialect, dataSet, context, qualifier: null);
        Refuse(dialect, dataSet,
            ContractRefusal.OfAssay($"The root {root} {root.TypeName.WhyHidden}, so generated code cannot refer to it."));
        return null;
    }

    /// <summary>The contracts of a dialect, by data set.</summary>
    public IEnumerable<(DataSetDeclaration DataSet, EmittedContract Contract)> ContractsOf(string dialect) =>
        contracts.Where(entry => entry.Dialect == dialect).Select(entry => (entry.DataSet, entry.Contract));

    /// <summary>The data sets that a dialect cannot carry, each with the reason.</summary>
    public IEnumerable<(string DataSet, ContractRefusal Refusal)> RefusalsOf(string dialect) =>
        refusals.Where(entry => entry.Dialect == dialect).Select(entry => (entry.DataSet, entry.Refusal));

    private BoundDialect? Add(Dialect dialect, DataSetDeclaration dataSet, EmissionContext context, string? qualifier)
    {
        var binding = dialect.Bind(dataSet.Graph, qualifier);
        if (binding is not BoundDialect bound)
        {
            Refuse(dialect, dataSet, ContractRefusal.OfAssay(binding.Refusal!));
            return null;
        }
        var contract = bound.Emit(context);
        if (qualifier is null && Clashes(contract))
            return Add(dialect, dataSet, context, context.DataSetIdentifier);
        foreach (var file in contract.Files)
        {
            files[file.Name] = file.Content;
            owners.Add((file.Name, dialect.Name, dataSet.Name));
        }
        contracts.Add((dialect.Name, dataSet, contract));
        return bound;
    }

    // Two data sets may share types; what they share comes out the same, or one of them needs names of its own.
    private bool Clashes(EmittedContract contract) =>
        contract.Files.Any(file => files.TryGetValue(file.Name, out var content) && content != file.Content);
}
