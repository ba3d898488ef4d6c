using System.Text.RegularExpressions;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Shapes;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Answers.Repros;

/// <summary>What the library of a row gets for a conformance case.</summary>
/// <param name="Files">The emitted types; null where it gets the case's own.</param>
/// <param name="Companions">C# expressions of what was emitted beside them.</param>
internal sealed partial record CaseContract(IReadOnlyList<string>? Files, IReadOnlyList<string> Companions)
{
    private const string AdapterNamespace = "global::Assay.Core.Adapters.";

    /// <summary>Emits the contract of a graph as the row's build did.</summary>
    /// <param name="scope">Says what no file can show.</param>
    /// <exception cref="BadInputException">No file can hold it.</exception>
    /// <exception cref="NoReproException">The row was not given the types.</exception>
    public static CaseContract Of(SelectedRow row, ReproScope scope, string name, BuildOutcome outcome, ShapeGraph graph)
    {
        var dialect = DialectCatalogue.Find(row.Definition.Dialect)!;
        var binding = dialect.Bind(graph);
        if (binding is not BoundDialect bound)
            throw new NoReproException(
                $"{row.Name} was not given {name}: {binding.Refusal} So there is no call of the library to reproduce.");
        HeldMapper mapper = new();
        var contract = bound.Emit(new EmissionContext(name, row.Target.Framework, mapper)
        {
            PackageVersion = EmissionContext.VersionOf(outcome.PackageVersion),
        });
        EmittedFile[] emitted = [.. contract.Files.Where(file => !ReferenceEquals(file, mapper.File))];
        IReadOnlyList<string> files = [.. emitted.Select(file => PieceComment.Without(file.Content))];
        if (files.Any(file => file.Contains("Assay.Worker", StringComparison.Ordinal)))
            throw scope.Refusal($"{row.Name} converts members of these types by code of Assay");
        return mapper.Request is MapperRequest request
            ? new CaseContract(files, [.. request.Companions.Select(Shortened)]) { Names = NamesIn(request) }
            : new CaseContract(null,
                contract.Companions is EmittedCompanions companions
                    ? [.. companions.Expressions.Select(Shortened)]
                    : TypesIn(contract.ContractInstance))
            {
                Beside = [.. (contract.Companions?.Files ?? []).Select(file => Shortened(PieceComment.Without(file.Content)))],
            };
    }

    /// <summary>The files beside types that the library gets as they are, such as a context for a source generator.</summary>
    public IReadOnlyList<string> Beside { get; init; } = [];

    /// <summary>Names of the emitted types by those of the plain ones, as C# writes them in full.</summary>
    public IReadOnlyDictionary<string, string> Names { get; init; } = new Dictionary<string, string>();

    private static Dictionary<string, string> NamesIn(MapperRequest request) => request.Graph.Shapes.Where(request.Names.IsEmitted)
        .GroupBy(shape => shape.TypeName.CSharpName)
        .ToDictionary(same => same.Key, same => request.Names.TypeNameOf(same.First()), StringComparer.Ordinal);

    /// <summary>The types that the contract of types as they are names: <c>new PlainContract&lt;T&gt;(static () => [...])</c>.</summary>
    private static IReadOnlyList<string> TypesIn(string instance)
    {
        var from = instance.IndexOf(">(", StringComparison.Ordinal);
        return from < 0 ? [] : [Shortened($"new {AdapterNamespace}ContractTypes({instance[(from + 2)..^1]})")];
    }

    private static string Shortened(string expression) =>
        CaseNamespace().Replace(expression.Replace(AdapterNamespace, "", StringComparison.Ordinal), "");

    [GeneratedRegex(@"global::Assay\.(?:Conformance|DataSets)\.\w+\.")]
    private static partial Regex CaseNamespace();

    /// <summary>Keeps what a mapper would be emitted for.</summary>
    private sealed class HeldMapper : IMapperEmitter
    {
        public EmittedFile File { get; } = new("", "");

        public MapperRequest? Request { get; private set; }

        EmittedFile IMapperEmitter.Emit(MapperRequest request)
        {
            Request = request;
            return File;
        }
    }
}

/// <summary>There is no file that would show the verdict: one sentence that says why.</summary>
public sealed class NoReproException(string sentence) : Exception(sentence)
{
    /// <summary>Creates the exception without a sentence.</summary>
    public NoReproException()
        : this("There is nothing to reproduce.")
    {
    }

    /// <summary>Creates the exception with the failure that showed it.</summary>
    public NoReproException(string sentence, Exception innerException)
        : this(sentence) => Underlying = innerException;

    /// <summary>The failure that showed it; null where there was none.</summary>
    public Exception? Underlying { get; }
}
