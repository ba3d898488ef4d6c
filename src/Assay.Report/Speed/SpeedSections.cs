using System.Globalization;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Sections;
using Assay.Report.Terminal;

namespace Assay.Report.Speed;

/// <summary>Times of warm operations as a report. A terminal has views of its own, and JSON the whole model.</summary>
public static class SpeedSections
{
    /// <summary>The report of a run.</summary>
    public static SectionReport Of(ReportModel model) => new(
        RunOptions.Speed,
        [
            .. Cautions.Of(model),
            .. model.Tables.SelectMany(table => VariantWords.Of(model, table).Prepend(
                $"{Words.Title(model, table)}. {AnswerWords.Of(model, table)}")),
        ],
        [.. model.Tables.SelectMany(table => TablesOf(model, table))],
        [.. NotesOf(model)])
    {
        Code = model.Deep is { } deep ? DeepSections.CodeOf(deep) : [],
        Screen = (output, style) => SpeedTerminal.Write(model, output, style),
        Model = () => ReportJson.Of(model),
    };

    private static IEnumerable<WordTable> TablesOf(ReportModel model, ReportTable table)
    {
        var id = string.Create(CultureInfo.InvariantCulture,
            $"{table.DataSet}-{table.Size}{(table.UnitPayloadBytes > 0 ? $"-{table.UnitPayloadBytes}" : "")}");
        yield return new WordTable(id, Words.Title(model, table), [.. SentencesOf(model, table)], [], [], [])
        {
            Readers = Readers.People,
        };
        if (table.AllLines.Any())
        {
            foreach (var operation in Words.Operations(model))
                yield return OperationOf(model, table, operation, id);
            yield return LineTables.Sizes(table, $"{id}-sizes");
            yield return LineTables.Rows(table, $"{id}-rows");
        }

        if (table.Missing.Count > 0)
            yield return LineTables.Missing(table, $"{id}-missing");
        var columns = SpeedColumns.Of(table, Operation.Deserialize);
        yield return new WordTable($"{id}-others", "Not measured", [], columns.Heads, columns.Rows(SpeedRow.Others(model, table)), [])
        {
            Readers = Readers.Programs,
        };
    }

    private static WordTable OperationOf(ReportModel model, ReportTable table, Operation operation, string id)
    {
        var columns = SpeedColumns.Of(table, operation);
        var isReading = OperationOrder.Readings.Contains(operation);
        var isLastReading = isReading && operation == ReadingWords.Operations(model)[^1];
        return new WordTable(
            $"{id}-{Words.Of(operation)}",
            Words.Capital(operation == Operation.ReadOne ? ReadingWords.Title(table) : Words.Of(operation)),
            isReading ? [$"{ReadingWords.HowToRead(model, table)}."] : [],
            columns.Heads,
            columns.Rows(SpeedRow.Of(model, table, operation)),
            isLastReading ? [.. ReadingWords.Losses(table), .. ReadingWords.Unread(table)] : [])
        {
            IsPart = true,
        };
    }

    /// <summary>What stands above the tables of a data set.</summary>
    private static IEnumerable<string> SentencesOf(ReportModel model, ReportTable table)
    {
        IEnumerable<string> sentences =
        [
            .. OwnTypesWords.Of(model), Words.Measured(model, table), RankWords.Refusal(table),
            .. table.AllLines.Any() ? FiguresOf(model, table) : ["Nothing was measured."],
        ];
        return sentences.Where(sentence => sentence.Length > 0).Select(sentence => $"{sentence.TrimEnd('.')}.");
    }

    private static IEnumerable<string> FiguresOf(ReportModel model, ReportTable table) =>
    [
        Words.HowToRead(model, table), RankWords.HowToRead(table), table.IsCorpusOfOne ? Words.CorpusOfOne : "",
        .. RankWords.Verdicts(table), Words.WholeOperations(model).Count > 0 ? Words.Fastest(model, table) : "",
        RankWords.Limits(table), RankWords.BlocksOfRows(model, table),
    ];

    private static IEnumerable<string> NotesOf(ReportModel model)
    {
        if (model.Deep is { } deep && DeepText.Nothing(deep) is { Length: > 0 } nothing)
            yield return nothing;
        var settings = model.Machine.WorkerSettings.Count == 0 ? "none" : string.Join(", ", model.Machine.WorkerSettings);
        yield return $"Assay {model.AssayVersion}, {model.StartedAt:yyyy-MM-dd HH:mm} UTC, {PlaceWords.Systems(model)}, seed {model.Seed}. "
            + $"Worker settings: {settings}.";
        if (model.Gen0BudgetBytes is { } budget)
            yield return $"{Words.Gen0Budget(model, budget)}.";
        if (model.WhereTimeWent is { } time)
            yield return $"{Words.WhereTimeWent(model, time)}.";
    }
}
