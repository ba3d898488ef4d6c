using System.Text.Encodings.Web;
using System.Text.Json;
using Assay.Cli.Display;
using Assay.Cli.Scanning;
using Assay.Core.CSharp;
using Assay.Core.Naming;
using Assay.Engine;
using Assay.Report;
using Assay.Shapes.Adoption;
using Assay.Shapes.Graph;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Showing;

/// <summary>Prints what dialects ask for.</summary>
internal sealed class ShownContracts(Streams streams)
{
    // Angles of generic types may stay as they are: nobody pastes this into a page.
    private static readonly ShowJson Json = new(new JsonSerializerOptions(ShowJson.Default.Options)
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    });

    public void WriteText(IReadOnlyList<ShownContract> contracts)
    {
        for (var i = 0; i < contracts.Count; i++)
        {
            if (i > 0)
                streams.Output.WriteLine();
            Write(contracts[i]);
        }
    }

    public static void WriteJson(IReadOnlyList<ShownContract> contracts, TextWriter output) =>
        SafeWriter.WriteText(output, JsonSerializer.Serialize([.. contracts.Select(DocumentOf)], Json.ContractDocumentArray));

    private void Write(ShownContract contract)
    {
        Paragraph($"{contract.DataSet}, {contract.Group.Dialect.Name}: {string.Join(", ", contract.Group.Rows)}");
        if (contract.Preview.Demand is not DialectDemand demand)
        {
            Paragraph(contract.Preview.Refusal);
            return;
        }

        Paragraph(Count(demand));
        foreach ((var reading, var loss) in contract.Losses)
            WriteLoss(reading, loss);
        foreach (var file in contract.Preview.Files)
        {
            streams.Output.WriteLine();
            streams.Output.WriteLine(CSharpText.Comment(file.Name));
            foreach (var line in VisibleLines.Of(file.Content))
                streams.Output.WriteLine(line);
        }
    }

    /// <summary>Members that rows do not see of types that they take as they are.</summary>
    private void WriteLoss(RowReading reading, ReadingLoss loss)
    {
        var rows = $"{string.Join(", ", reading.Rows)} {(reading.Rows.Count == 1 ? "reads" : "read")} {reading.Words}";
        if (loss.Lost.Count > 0)
            Paragraph($"{rows} and not {Counted.Of(loss.Lost.Count, "member")}: {string.Join(", ", loss.Lost)}.");
        if (loss.Uncertain.Count > 0)
            Paragraph($"{rows}; uncertain without a check: {string.Join(", ", loss.Uncertain)}.");
    }

    /// <summary>What would be written, in words.</summary>
    private static string Count(DialectDemand demand)
    {
        if (demand.IsThroughGeneratedClasses)
            return $"Needs a schema of {Counted.Of(demand.SchemaLines, "line")}. Use the classes generated from it instead of your "
                + "types, or convert to them and back.";
        var beside = demand.AddedFiles == 0 ? "" : $"{Counted.Of(demand.AddedFiles, "file")} to add";
        if (demand.Types.Count == 0)
            return beside.Length == 0 ? "Needs no changes to your types." : $"Needs {beside}; no changes to your types.";
        string[] parts =
        [
            Counted.Of(demand.Attributes, "attribute"),
            Counted.Of(demand.Constructors, "constructor"),
            Counted.Of(demand.BaseTypes, "base class or interface", "base classes or interfaces"),
            Counted.Of(demand.Setters, "setter"),
            $"{Counted.Of(demand.CodeLines, "line")} of code",
            beside,
        ];
        return $"Needs edits to {Counted.Of(demand.Types.Count, "type")}: {string.Join(", ", parts.Where(part => part.Length > 0))}.";
    }

    private static ContractDocument DocumentOf(ShownContract contract)
    {
        var demand = contract.Preview.Demand ?? DialectDemand.None;
        return new ContractDocument(
            contract.DataSet,
            contract.Group.Dialect.Name,
            contract.Group.Rows,
            contract.Preview.Refusal,
            [.. contract.Losses.Select(
                entry => new ContractDocument.Reading(entry.Reading.Words, entry.Reading.Rows, entry.Loss.Lost, entry.Loss.Uncertain))],
            [.. demand.Types.Select(type => type.Type.TypeName.CSharpName.Replace("global::", "", StringComparison.Ordinal))],
            demand.Attributes,
            demand.Constructors,
            demand.BaseTypes,
            demand.Setters,
            demand.CodeLines,
            demand.AddedFiles,
            demand.SchemaLines,
            demand.IsThroughGeneratedClasses,
            [.. contract.Preview.Files.Select(file => new ContractDocument.File(file.Name, file.Content))]);
    }

    private void Paragraph(string text)
    {
        foreach (var line in Wrapped.Lines(text, streams.Columns, 4))
            streams.Output.WriteLine(line);
    }
}

/// <summary>What the rows of one dialect ask for.</summary>
/// <param name="DataSet">The data set, or the user's root type.</param>
/// <param name="Preview">The types and the count.</param>
internal sealed record ShownContract(string DataSet, RowGroup Group, ContractPreview Preview, ShapeGraph Graph)
{
    /// <summary>
    /// What is not kept of types that are taken as they are, by what rows read; none where types are edited, generated or refused.
    /// </summary>
    public IReadOnlyList<(RowReading Reading, ReadingLoss Loss)> Losses { get; } =
        Preview.Demand is { IsAsItIs: true }
            ? [.. Group.Readings.Select(reading => (reading, ReadingLoss.Of(Graph, reading.Reading)))]
            : [];
}

/// <summary>What the rows of one dialect ask for, as <c>assay show contract --format json</c> prints it.</summary>
internal sealed record ContractDocument(
    string DataSet,
    string Dialect,
    IReadOnlyList<string> Rows,
    string Obstacle,
    IReadOnlyList<ContractDocument.Reading> Readings,
    IReadOnlyList<string> EditedTypes,
    int Attributes,
    int Constructors,
    int BaseTypes,
    int Setters,
    int CodeLines,
    int AddedFiles,
    int SchemaLines,
    bool IsThroughGeneratedClasses,
    IReadOnlyList<ContractDocument.File> Files)
{
    /// <summary>What rows that take the types as they are do not see, by what they read.</summary>
    internal sealed record Reading(string Reads, IReadOnlyList<string> Rows, IReadOnlyList<string> Lost, IReadOnlyList<string> Uncertain);

    /// <summary>One file.</summary>
    internal sealed record File(string Name, string Content);
}
