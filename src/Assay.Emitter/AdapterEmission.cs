using Assay.Shapes;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>Emits everything that an adapter's program needs beside the adapter's own classes.</summary>
public static class AdapterEmission
{
    /// <summary>Reads rows and types and writes the output folder.</summary>
    /// <exception cref="EmissionException">The input is wrong.</exception>
    public static void Run(EmissionRequest request)
    {
        var rows = RowFile.Read(request.RowsFile);
        var ones = new OneMemberSet();
        var declarations = request.Roots.Read(request.References);
        var contracts = EmitContracts(request, rows, declarations, ones);
        var files = contracts.Files.Concat(ones.Files).ToDictionary(file => file.Key, file => file.Value);
        files.Add("Rows.g.cs", RowsSource.Write(rows, contracts, ones, request.Roots.ValueProgramOf(declarations)));
        if (request.Roots.ElementsOf(declarations) is { } elements)
            files.Add("Elements.g.cs", elements);
        files.Add("refusals.tsv", RefusalsText(rows, contracts, request.Roots.Missing));
        files.Add("dialects.tsv",
            string.Concat(contracts.Owners.Concat(ones.Owners).Select(owner => $"{owner.File}\t{owner.Dialect}\t{owner.DataSet}\n")));
        // All code that names the author's types does so with the author's leave, that of generators too.
        string[] allowed = [.. declarations.SelectMany(declaration => declaration.Graph.DisabledWarnings).Distinct()];
        if (allowed.Length > 0)
            files.Add("allowed.txt", string.Join('\n', allowed));
        OutputFolder.Write(request.OutputFolder, files);
    }

    private static ContractSet EmitContracts(
        EmissionRequest request, IReadOnlyList<Row> rows, IReadOnlyList<DataSetDeclaration> dataSets, OneMemberSet ones)
    {
        var contracts = new ContractSet();
        var codeless = new Lazy<IReadOnlyList<DataSetDeclaration>>(() => request.Roots.WithoutCode.Read(request.References));
        // Code that contracts of one member do not compile with, whole ones may keep.
        DataSetDeclaration Coded(DataSetDeclaration dataSet, params string[] dialects)
        {
            if (dialects.Any(contracts => request.Without.ContainsKey((ContractSet.CodeOf(contracts), dataSet.Name))))
                return codeless.Value.First(same => same.Name == dataSet.Name);
            var pieces = PiecesWithout(dialects, dataSet, request);
            return pieces.Count == 0
                ? dataSet
                : request.Roots.Without(pieces).Read(request.References).First(same => same.Name == dataSet.Name);
        }
        foreach (var name in rows.Select(row => row.Dialect).Distinct().Order(StringComparer.Ordinal))
        {
            var dialect = DialectCatalogue.Find(name)!;
            foreach (var dataSet in dataSets)
            {
                if (request.Without.TryGetValue((name, dataSet.Name), out var refusal))
                    contracts.Refuse(dialect, dataSet, refusal);
                else
                    Add(contracts, ones, dialect, Coded(dataSet, name), () => Coded(dataSet, name, OneMemberSet.NameOf(dialect)), request);
            }
        }
        return contracts;
    }

    private static IReadOnlyList<CodePiece> PiecesWithout(string[] dialects, DataSetDeclaration dataSet, EmissionRequest request) =>
    [
        .. from contracts in dialects
           from without in request.Without.Keys
           where without.DataSet == dataSet.Name
               && without.Dialect.StartsWith(ContractSet.CodeOf(contracts) + ' ', StringComparison.Ordinal)
           let piece = CodePiece.Parse(without.Dialect[(ContractSet.CodeOf(contracts).Length + 1)..])
           where piece is not null
           select piece,
    ];

    // A shape that a dialect of ours stumbles over must cost neither the adapter's other rows nor its other data sets.
    private static void Add(ContractSet contracts, OneMemberSet ones, Dialect dialect, DataSetDeclaration dataSet,
        Func<DataSetDeclaration> forOneMember, EmissionRequest request)
    {
        var context = new EmissionContext(dataSet.Name, request.Framework, new MapperEmitter()) { PackageVersion = request.PackageVersion };
        BoundDialect? whole = null;
        Guard(() => whole = contracts.Add(dialect, dataSet, context),
            failure => contracts.Refuse(dialect, dataSet, ContractRefusal.Failed(failure)));
        if (whole is null || !request.Roots.HasOneMembers)
            return;
        if (request.Without.TryGetValue((OneMemberSet.NameOf(dialect), dataSet.Name), out var refusal))
            ones.Refuse(dialect, dataSet, refusal.Sentence);
        else
            Guard(() => ones.Add(dialect, forOneMember(), context, whole.Qualifier), failure => ones.Refuse(dialect, dataSet, failure));
    }

    private static void Guard(Action emit, Action<string> refuse)
    {
        try
        {
            emit();
        }
        catch (Exception exception)
        {
            var place = exception.StackTrace?.Split('\n')[0].Trim();
            refuse($"error in Assay, emitting: {exception.GetType().Name}: {exception.Message.ReplaceLineEndings(" ")} ({place})");
        }
    }

    private static string RefusalsText(IReadOnlyList<Row> rows, ContractSet contracts, IReadOnlyDictionary<string, string> missing) =>
        string.Concat(
            from row in rows
            from of in contracts.RefusalsOf(row.Dialect)
                .Concat(missing.Select(pair => (DataSet: pair.Key, Refusal: ContractRefusal.OfAssay(pair.Value))))
            select $"{row.Name}\t{of.DataSet}\t{of.Refusal}\n");
}
