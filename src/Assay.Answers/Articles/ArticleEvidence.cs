using Assay.Core.Results;

namespace Assay.Answers.Articles;

/// <summary>Results files of which an article's figures are read: for each figure the first file that has it counts.</summary>
internal sealed class ArticleEvidence(IReadOnlyList<ResultsFile> files)
{
    /// <summary>Stands for every serializer that has the figure.</summary>
    public const string Everyone = "*";

    private readonly IReadOnlyList<FileEvidence> evidence = [.. files.Select(file => new FileEvidence(file))];

    public IReadOnlyList<ResultsFile> Files => files;

    /// <summary>Whether there is a reader of a figure.</summary>
    public static bool Knows(string figure) => CellFigures.Has(figure) || OtherFigures.Has(figure);

    /// <summary>The figure of an address.</summary>
    public Reading Read(FigureAddress address)
    {
        if (address.Figure is not { } figure || !Knows(figure))
            throw new ArgumentException($"There is no figure {address.Figure}.", nameof(address));
        Reading? failed = null;
        foreach (var file in evidence)
        {
            if (file.RowOf(address) is not { } row)
                continue;
            var reading = row.Status != RowStatus.Available ? Reading.None(CauseOf(row))
                : CellFigures.Has(figure) ? CellFigures.Read(file, row, address)
                : OtherFigures.Read(file, row, address);
            if (reading is { Value: not null } found)
                return found with { Loses = LossOf(file, row, address) };
            failed ??= reading;
        }

        return failed ?? Reading.Absent($"{Describe(address)} is not in these results");
    }

    /// <summary>A figure, or two in relation; where one of them is missing, its reason.</summary>
    public Reading Read(Quantity quantity)
    {
        var of = quantity.SmallestOf.Count > 0 ? Smallest(quantity) : Read(quantity.Of);
        of = of.Then(value => value - quantity.Less);
        if ((quantity.By ?? quantity.Over ?? quantity.Minus) is not { } other || of.Value is null)
            return of;
        var second = Read(other);
        if (second.Value is not { } divisor)
            return second.IsAbsent ? second : second with { Why = $"{other.Row}: {second.Why}" };
        if (quantity.Minus is not null)
            return of.Then(value => value - divisor);
        return divisor <= 0
            ? Reading.None($"{other.Row} has a figure of 0 there")
            : of.Then(value => quantity.Over is null ? value / divisor : 100 * ((value / divisor) - 1));
    }

    /// <summary>Names of the serializers that have a figure; of named rows those that have it.</summary>
    /// <param name="address">The figure; its row does not count.</param>
    /// <param name="rows">Names, or <see cref="Everyone"/>.</param>
    public IReadOnlyList<string> RowsWith(FigureAddress address, IReadOnlyList<string> rows) =>
        [.. (rows.Contains(Everyone) ? AllRows() : rows).Where(row => Read(address with { Row = row }).Value is not null)];

    /// <summary>The check of a row; null where no file has one.</summary>
    public CheckResult? Check(FigureAddress address) => evidence
        .Select(file => file.RowOf(address) is { } row && file.WorkloadOf(address) is { } workload ? file.CheckOf(row, workload) : null)
        .FirstOrDefault(check => check is not null);

    /// <summary>Why a row could not be built; null where it could, or is in no file.</summary>
    public string? CauseOf(FigureAddress address) => evidence
        .Select(file => file.RowOf(address)).FirstOrDefault(row => row is not null) is { Status: not RowStatus.Available } row
        ? CauseOf(row)
        : null;

    /// <summary>Every serializer of the files, by its name without a variant.</summary>
    public IReadOnlyList<string> AllRows() =>
        [.. files.SelectMany(file => file.Rows).Where(row => !row.IsReference).Select(row => row.Id.Row).Distinct()];

    /// <summary>An address in words.</summary>
    public static string Describe(FigureAddress address) =>
        FormattableString.Invariant($"{address.Row} with {address.DataSet} ({address.Size:N0})");

    private Reading Smallest(Quantity quantity)
    {
        List<Reading> readings = [.. quantity.SmallestOf.Select(row => Read(quantity.Of with { Row = row }))];
        return readings.Exists(reading => reading.Value is not null)
            ? readings.Where(reading => reading.Value is not null).MinBy(reading => reading.Value)
            : readings[0];
    }

    private static string CauseOf(RowResult row) => row.Cause.Length > 0 ? row.Cause : "not available";

    private static string LossOf(FileEvidence file, RowResult row, FigureAddress address) =>
        file.WorkloadOf(address) is { } workload && file.CheckOf(row, workload) is { Verdict: Verdict.Lossy } check
            ? check.Differences.Count > 0 ? check.Differences[0] : "some data"
            : "";
}
