using Assay.Core.CSharp;
using Assay.Shapes.Emission;

namespace Assay.Emitter;

/// <summary>Writes the catalogue of an adapter's rows and the program's main method.</summary>
internal static class RowsSource
{
    private const string Space = "global::Assay.Worker.Rows.";
    private const string ValueProgram = "global::Assay.Worker.Values.ValueProgram";

    /// <summary>
    /// Each row and data set has a method of its own: a program that looks one up compiles that one alone, and its start-up does not
    /// grow with the number of rows.
    /// </summary>
    /// <param name="ones">Their contracts of one member.</param>
    /// <param name="valueProgram">C# expression for what makes a user's values alone; null for data sets.</param>
    public static string Write(IReadOnlyList<Row> rows, ContractSet contracts, OneMemberSet ones, string? valueProgram)
    {
        var writer = CodeWriter.ForFile();
        using (writer.Block($"internal sealed class EmittedRows : {Space}IRowCatalogue"))
        {
            writer.Line($"public {ValueProgram}? Values => {valueProgram ?? "null"};");
            writer.Line();
            WriteWholes(writer, rows, contracts);
            writer.Line();
            WriteOnes(writer, rows, ones);
        }
        writer.Line();
        using (writer.Block("internal static class Program"))
            writer.Line(
                "private static int Main(string[] args) => global::Assay.Worker.Session.WorkerProgram.Run(args, new EmittedRows());");
        return writer.ToString();
    }

    private static void WriteWholes(CodeWriter writer, IReadOnlyList<Row> rows, ContractSet contracts)
    {
        var entries = (from row in rows
                       from pair in contracts.ContractsOf(row.Dialect)
                       select (Row: row, pair.DataSet, pair.Contract)).ToList();
        WriteSwitch(writer, $"{Space}RowProgram? Find", entries.Select((entry, i) => (entry.Row, entry.DataSet.Name, $"Row{i}()")));
        for (var i = 0; i < entries.Count; i++)
        {
            var (row, dataSet, contract) = entries[i];
            writer.Line();
            writer.Line(
                $"private static {Space}RowProgram Row{i}() => new {Space}RowProgram<{dataSet.Graph.Root.TypeName.CSharpName}, "
                    + $"{contract.ContractType}>(");
            using (writer.Indent())
                writer.Line(
                    $"new {dataSet.Generator}({dataSet.Arguments}), {contract.ContractInstance}, new "
                        + $"global::{row.Adapter}<{contract.ContractType}>());");
        }
    }

    private static void WriteOnes(CodeWriter writer, IReadOnlyList<Row> rows, OneMemberSet ones)
    {
        var entries = (from row in rows
                       from one in ones.ContractsOf(row.Dialect)
                       select (Row: row, One: one)).ToList();
        WriteSwitch(writer, $"{Space}OneMember? FindOneMember",
            entries.Select((entry, i) => (entry.Row, entry.One.DataSet.Name, entry.One.Contract is null
            ? $"new {Space}OneMember({CSharpText.Literal(entry.One.Member)}, null, {CSharpText.Literal(entry.One.Refusal)})"
            : $"One{i}()")));
        for (var i = 0; i < entries.Count; i++)
        {
            var (row, one) = entries[i];
            if (one is not { Root: { } root, Contract: { } contract })
                continue;
            var (whole, cut) = (one.DataSet.Graph.Root.TypeName.CSharpName, root.Graph.Root.TypeName.CSharpName);
            writer.Line();
            writer.Line(
                $"private static {Space}OneMember One{i}() => new {Space}OneMember({CSharpText.Literal(one.Member)}, new "
                    + $"{Space}RowProgram<{cut}, {contract.ContractType}>(");
            using (writer.Indent())
            {
                writer.Line(
                    $"new {Space}PrunedDataSet<{whole}, {cut}>(new {one.DataSet.Generator}({one.DataSet.Arguments}), {root.Pick}),");
                writer.Line($"{contract.ContractInstance}, new global::{row.Adapter}<{contract.ContractType}>()), \"\");");
            }
        }
    }

    private static void WriteSwitch(CodeWriter writer, string method, IEnumerable<(Row Row, string DataSet, string Result)> cases)
    {
        using (writer.Block($"public {method}(string row, string dataSet) => (row, dataSet) switch", "};"))
        {
            foreach (var (row, dataSet, result) in cases)
                writer.Line($"({CSharpText.Literal(row.Name)}, {CSharpText.Literal(dataSet)}) => {result},");
            writer.Line("_ => null,");
        }
    }
}
