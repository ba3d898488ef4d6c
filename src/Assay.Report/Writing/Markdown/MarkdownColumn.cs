using Assay.Report.Model;

namespace Assay.Report.Writing.Markdown;

/// <summary>One column of a table in Markdown.</summary>
/// <param name="Header">Its header.</param>
/// <param name="IsNumber">Whether it is aligned to the right.</param>
/// <param name="Cell">The text of a line's cell, not yet escaped.</param>
internal sealed record MarkdownColumn(string Header, bool IsNumber, Func<ReportLine, string> Cell);
