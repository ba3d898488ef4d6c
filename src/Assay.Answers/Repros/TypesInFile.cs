using System.Text.RegularExpressions;
using Assay.Code;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.UserTypes;
using Assay.Repros;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Answers.Repros;

/// <summary>Types as a file declares them: a user's or a data set's, decompiled or as the row's dialect emits them.</summary>
/// <param name="Contract">What the library gets.</param>
/// <param name="Sources">The C# of the types.</param>
/// <param name="Root">The root, as C# names it in full.</param>
internal sealed record TypesInFile(CaseContract Contract, IReadOnlyList<string> Sources, string Root)
{
    private TypesReference? Users { get; init; }

    /// <summary>A class in the place of one that makes a value, for files that only read.</summary>
    public string Maker =>
        $"static class Maker\n{{\n    static {Contract.Names.GetValueOrDefault(Root, Root)} Make() => throw new "
            + $"NotSupportedException();\n}}\n";

    /// <summary>Reads or emits a user's types.</summary>
    /// <param name="scope">Says what no file can show.</param>
    /// <exception cref="BadInputException">No file can hold them.</exception>
    /// <exception cref="NoReproException">The row was not given them.</exception>
    public static TypesInFile Of(SelectedRow row, ReproScope scope, OwnTypes types, BuildOutcome outcome, CancellationToken cancellation)
    {
        var graph = types.Reference.ReadGraph(FrameworkAssemblies.Folders);
        return Of(CaseContract.Of(row, scope, types.Options.Root, outcome, graph), graph, [.. types.Reference.OwnFiles],
            cancellation) with
        {
            Users = types.Reference,
        };
    }

    /// <summary>Reads or emits the types of a data set.</summary>
    /// <param name="scope">Says what no file can show.</param>
    /// <param name="dataSet">Name of the data set.</param>
    /// <exception cref="BadInputException">No file can hold them.</exception>
    /// <exception cref="NoReproException">The row was not given them.</exception>
    public static TypesInFile Of(SelectedRow row, ReproScope scope, string dataSet, BuildOutcome outcome, CancellationToken cancellation)
    {
        var graph = GraphOf(dataSet);
        return Of(CaseContract.Of(row, scope, dataSet, outcome, graph), graph, [DataSetAssembly], cancellation);
    }

    /// <summary>The types of a data set.</summary>
    public static ShapeGraph GraphOf(string dataSet)
    {
        using var reader = ShapeReader.Open(DataSetAssembly, FrameworkAssemblies.Folder);
        return reader.ReadDataSets().First(declared => declared.Name == dataSet).Graph;
    }

    public ReproParts In(ReproParts parts) => parts with
    {
        Directives = [.. parts.Directives, FileDirective.NoWarnings],
        Contracts = Sources,
        IsDecompiled = Contract.Files is null,
        HasFullNames = true,
    };

    /// <summary>Names of the user's own files next to the row's program. What the row's packages bring, a file has, too.</summary>
    public IReadOnlySet<string> OwnFiles(RestoredPackages packages) => Users is null ? new HashSet<string>()
        : Users.OwnDependencies.Where(file => !packages.All.Contains(Path.GetFileNameWithoutExtension(file))).Append(Users.Assembly)
            .Select(file => Path.GetFileName(file)).ToHashSet(StringComparer.Ordinal);

    private static string DataSetAssembly => typeof(DataSetCatalogue).Assembly.Location;

    private static TypesInFile Of(CaseContract contract, ShapeGraph graph, IReadOnlyList<string> files, CancellationToken cancellation)
    {
        var sources = new OwnCodeReader(files, FrameworkAssemblies.Managed).Sources(graph, cancellation);
        var root = graph.Root.TypeName.CSharpName;
        if (contract.Files is null)
            return new TypesInFile(contract, [.. sources.Values], root);
        var emitted = string.Concat(contract.Files);
        return new TypesInFile(
            contract, [.. contract.Files, .. sources.Where(source => IsNamedIn(emitted, source.Key)).Select(source => source.Value)], root);
    }

    // Shop.Page`1
    private static bool IsNamedIn(string code, string type) => Regex.IsMatch(code, $@"global::{Regex.Escape(type.Split('`')[0])}\b");
}
