using Assay.Shapes.Emission;

namespace Assay.Emitter;

/// <summary>Writes the catalogue of an adapter's rows and the program's main method.</summary>
internal static class RowsSource
{
    private const string Program = "global::Assay.Worker.Rows.RowProgram";

    /// <summary>
    /// Each row and data set has a method of its own: a program that looks one up compiles that one alone, and its start-up does not
    /// grow with the number of rows.
    /// </summary>
    public static string Write(IReadOnlyList<Row> rows, ContractSet contracts)
    {
        var entries = (from row in rows
                       from pair in contracts.ContractsOf(row.Dialect)
                       select (Row: row, pair.DataSet, pair.Contract)).ToList();
        var writer = CodeWriter.ForFile();
        using (writer.Block("internal sealed class EmittedRows : global::Assay.Worker.Rows.IRowCatalogue"))
        {
            using (writer.Block($"public {Program}? Find(string row, string dataSet) => (row, dataSet) switch", "};"))
            {
                for (var i = 0; i < entries.Count; i++)
                    writer.Line($"({CSharpIdentifier.Quote(entries[i].Row.Name)}, {CSharpIdentifier.Quote(entries[i].DataSet.Name)}) => Row{i}(),");
                writer.Line("_ => null,");
            }
            for (var i = 0; i < entries.Count; i++)
            {
                var (row, dataSet, contract) = entries[i];
                writer.Line();
                writer.Line($"private static {Program} Row{i}() => new global::Assay.Worker.Rows.RowProgram<{dataSet.Graph.Root.TypeName.CSharpName}, {contract.ContractType}>(");
                using (writer.Indent())
                    writer.Line($"new {dataSet.Generator}(), {contract.ContractInstance}, new global::{row.Adapter}<{contract.ContractType}>());");
            }
        }
        writer.Line();
        using (writer.Block("internal static class Program"))
            writer.Line("private static int Main(string[] args) => global::Assay.Worker.WorkerProgram.Run(args, new EmittedRows());");
        return writer.ToString();
    }
}
