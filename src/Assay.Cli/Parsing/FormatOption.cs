using System.CommandLine;
using Assay.Engine;
using Assay.Report.Writers;

namespace Assay.Cli.Parsing;

/// <summary>The option <c>--format</c> of commands that print a report.</summary>
internal static class FormatOption
{
    public static Option<string?> Create(IReadOnlyList<string> formats) =>
        new("--format") { Description = $"How the answer is written: {string.Join(", ", formats)} (default {formats[0]}).", HelpName = string.Join('|', formats) };

    /// <summary>The format asked for, found valid.</summary>
    /// <exception cref="Engine.BadInputException">There is no such format.</exception>
    public static string Read(string? given, IReadOnlyList<string> formats)
    {
        if (given is null)
            return formats[0];
        return formats.Contains(given) ? given : throw NearestNames.Unknown("format", given, formats);
    }

    public static IReadOnlyList<string> OfReports => ReportWriters.Names;
}
