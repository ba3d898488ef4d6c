using System.IO.Enumeration;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Adapters.Tests;

/// <summary>What is known of rows and data sets, from a file in <c>Expectations</c>; of lines that fit, the first counts.</summary>
/// <param name="Row">Name or glob of rows.</param>
/// <param name="DataSet">Name or glob of data sets.</param>
/// <param name="Verdicts">The verdict; several where an endless recursion may end in one or the other.</param>
/// <param name="Reason">Part of the cause, or of the differences.</param>
internal sealed record Expectation(string Row, string DataSet, IReadOnlyList<Verdict> Verdicts, string Reason)
{
    private static readonly IReadOnlyList<Expectation> All = Read("verdicts.tsv");
    private static readonly IReadOnlyList<Expectation> OneMembers = Read("one-member.tsv");

    /// <summary>What is expected of a row and a data set: that everything comes back, unless a line says otherwise.</summary>
    public static Expectation For(string row, string dataSet) => In(All, row, dataSet);

    /// <summary>What is expected where a row reads one member: that it is what was written, unless a line says otherwise.</summary>
    public static Expectation ForOneMember(string row, string dataSet) => In(OneMembers, row, dataSet);

    /// <summary>What differs from what is known of a row and its data set, in a line; null where nothing does.</summary>
    public static string? Surprise(CheckedRow check)
    {
        var (task, result) = (check.Task, check.Result);
        var reason = result.Verdict == Verdict.Lossy ? string.Join("; ", result.Differences) : result.Cause;
        var expected = For(task.Row.Name, task.Workload.DataSet);
        return expected.Allows(result.Verdict, reason)
            ? null
            : $"{task.Row.Name}\t{task.Workload.DataSet}\t{result.Verdict}\t{reason}\t({task.Surface}; {expected})";
    }

    /// <summary>The same of the one member that a row read.</summary>
    public static string? SurpriseOfOneMember(CheckedRow check)
    {
        var (task, found) = (check.Task, check.Result.Operations.Single());
        var reason = found.Verdict == Verdict.Lossy ? string.Join("; ", found.Differences) : found.Cause;
        var expected = ForOneMember(task.Row.Name, task.Workload.DataSet);
        return expected.Allows(found.Verdict, reason)
            ? null
            : $"{task.Row.Name}\t{task.Workload.DataSet}\t{found.Verdict}\t{reason}\t({found.Member}; {expected})";
    }

    /// <summary>Whether it is what was expected.</summary>
    public bool Allows(Verdict verdict, string reason) => Verdicts.Contains(verdict) && reason.Contains(Reason, StringComparison.Ordinal);

    /// <inheritdoc/>
    public override string ToString() => $"expected {string.Join(" or ", Verdicts)} {Reason}";

    private static Expectation In(IReadOnlyList<Expectation> lines, string row, string dataSet) =>
        lines.FirstOrDefault(
            line => FileSystemName.MatchesSimpleExpression(line.Row, row) && FileSystemName.MatchesSimpleExpression(line.DataSet, dataSet))
        ?? new Expectation(row, dataSet, [Verdict.Supported], "");

    private static List<Expectation> Read(string file) =>
    [
        .. from line in File.ReadLines(Path.Combine(AppContext.BaseDirectory, "Expectations", file))
           where line.Length > 0 && line[0] != '#'
           let fields = line.Split('\t')
           select new Expectation(fields[0], fields[1],
               [.. fields[2].Split('|').Select(name => Enum.Parse<Verdict>(name, ignoreCase: true))], fields.Length > 3 ? fields[3] : ""),
    ];
}
