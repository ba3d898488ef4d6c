using Assay.Shapes.Dialects;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>Emits everything that an adapter's program needs beside the adapter's own classes.</summary>
public static class AdapterEmission
{
    /// <summary>Reads rows and data sets and writes the output folder.</summary>
    /// <exception cref="EmissionException">The input is wrong.</exception>
    public static void Run(EmissionRequest request)
    {
        var rows = RowFile.Read(request.RowsFile);
        var ones = new OneMemberSet();
        var contracts = EmitContracts(request, rows, ReadDataSets(request), ones);
        var files = contracts.Files.Concat(ones.Files).ToDictionary(file => file.Key, file => file.Value);
        files.Add("Rows.g.cs", RowsSource.Write(rows, contracts, ones));
        files.Add("refusals.tsv", RefusalsText(rows, contracts));
        OutputFolder.Write(request.OutputFolder, files);
    }

    private static IReadOnlyList<DataSetDeclaration> ReadDataSets(EmissionRequest request)
    {
        try
        {
            using var reader = ShapeReader.Open(request.DataSetsAssembly, request.References);
            return reader.ReadDataSets();
        }
        catch (ShapeException exception)
        {
            throw new EmissionException($"{request.DataSetsAssembly} : error ASSAY003: {exception.Message}", exception);
        }
    }

    private static ContractSet EmitContracts(EmissionRequest request, IReadOnlyList<Row> rows, IReadOnlyList<DataSetDeclaration> dataSets, OneMemberSet ones)
    {
        var contracts = new ContractSet();
        foreach (var name in rows.Select(row => row.Dialect).Distinct().Order(StringComparer.Ordinal))
        {
            var dialect = DialectCatalogue.Find(name)!;
            foreach (var dataSet in dataSets)
            {
                if (contracts.Add(dialect, dataSet, new EmissionContext(dataSet.Name, request.Framework, new MapperEmitter())) is { } context)
                    ones.Add(dialect, dataSet, context);
            }
        }
        return contracts;
    }

    private static string RefusalsText(IReadOnlyList<Row> rows, ContractSet contracts) =>
        string.Concat(
            from row in rows
            from refusal in contracts.RefusalsOf(row.Dialect)
            select $"{row.Name}\t{refusal.DataSet}\t{refusal.Sentence}\n");
}
