using System.Text.RegularExpressions;
using Assay.Code;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.UserTypes;
using Assay.Shapes.Graph;

namespace Assay.Engine.Repros;

/// <summary>A user's types as a file declares them: decompiled, or as the row's dialect emits them.</summary>
/// <param name="Contract">What the library gets.</param>
/// <param name="Sources">The C# of the types.</param>
/// <param name="Types">The types.</param>
internal sealed record TypesInFile(CaseContract Contract, IReadOnlyList<string> Sources, OwnTypes Types)
{
    /// <summary>Reads or emits them.</summary>
    /// <param name="row">The row.</param>
    /// <param name="scope">Says what no file can show.</param>
    /// <param name="types">The types.</param>
    /// <param name="outcome">The row's build.</param>
    /// <param name="cancellation">Ends it at once.</param>
    /// <exception cref="BadInputException">No file can hold them.</exception>
    /// <exception cref="NoReproException">The row was not given them.</exception>
    public static TypesInFile Of(SelectedRow row, ReproScope scope, OwnTypes types, BuildOutcome outcome, CancellationToken cancellation)
    {
        ShapeGraph graph = types.Reference.ReadGraph(FrameworkAssemblies.Folders);
        CaseContract contract = CaseContract.Of(row, scope, types.Options.Root, outcome, graph);
        IReadOnlyDictionary<string, string> sources = new OwnCodeReader([.. types.Reference.OwnFiles], FrameworkAssemblies.Managed).Sources(graph, cancellation);
        if (contract.Files is null)
            return new TypesInFile(contract, [.. sources.Values], types);
        string emitted = string.Concat(contract.Files);
        return new TypesInFile(contract, [.. contract.Files, .. sources.Where(source => IsNamedIn(emitted, source.Key)).Select(source => source.Value)], types);
    }

    /// <summary>Names of the user's own files next to the row's program. What the row's packages bring, a file has, too.</summary>
    /// <param name="packages">The row's packages.</param>
    public IReadOnlySet<string> OwnFiles(RestoredPackages packages) =>
        Types.Reference.OwnDependencies.Where(file => !packages.All.Contains(Path.GetFileNameWithoutExtension(file))).Append(Types.Reference.Assembly).Select(file => Path.GetFileName(file)).ToHashSet(StringComparer.Ordinal);

    // Shop.Page`1
    private static bool IsNamedIn(string code, string type) => Regex.IsMatch(code, $@"global::{Regex.Escape(type.Split('`')[0])}\b");
}
