using System.IO.Enumeration;
using Assay.Core.Results;

namespace Assay.Adapters.Tests;

/// <summary>What is known of rows and data sets, from <c>Expectations/verdicts.tsv</c>; of lines that fit, the first counts.</summary>
/// <param name="Row">Name or glob of rows.</param>
/// <param name="DataSet">Name or glob of data sets.</param>
/// <param name="Verdict">The verdict.</param>
/// <param name="Reason">Part of the cause, or of the differences.</param>
internal sealed record Expectation(string Row, string DataSet, Verdict Verdict, string Reason)
{
    private static readonly IReadOnlyList<Expectation> All = Read();

    /// <summary>What is expected of a row and a data set: that everything comes back, unless a line says otherwise.</summary>
    public static Expectation For(string row, string dataSet) =>
        All.FirstOrDefault(line => FileSystemName.MatchesSimpleExpression(line.Row, row) && FileSystemName.MatchesSimpleExpression(line.DataSet, dataSet))
        ?? new Expectation(row, dataSet, Verdict.Supported, "");

    private static List<Expectation> Read() =>
    [
        .. from line in File.ReadLines(Path.Combine(AppContext.BaseDirectory, "Expectations", "verdicts.tsv"))
           where line.Length > 0 && line[0] != '#'
           let fields = line.Split('\t')
           select new Expectation(fields[0], fields[1], Enum.Parse<Verdict>(fields[2], ignoreCase: true), fields.Length > 3 ? fields[3] : ""),
    ];
}
