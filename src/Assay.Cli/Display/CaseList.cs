using System.Globalization;
using System.Text.Json;
using Assay.Conformance;
using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>Prints the conformance cases.</summary>
internal static class CaseList
{
    public static void Write(Streams streams, string format)
    {
        ListedCase[] cases = [
            .. CaseCatalogue.All.Select(
                one => new ListedCase(one.Number, one.Name, Lower(one.Group), one.Holds, Lower(one.Expected), one.Large is not null))];
        if (format == "json")
        {
            SafeWriter.WriteText(streams.Output, JsonSerializer.Serialize(cases, ListJson.Default.ListedCaseArray));
            return;
        }

        TextTable.Write(
            streams.Output,
            streams.ColumnsOfTables,
            ["number", "case", "group", "good", "what must hold"],
            [.. cases.Select(
                one => new[] { one.Number.ToString(CultureInfo.InvariantCulture), one.Name, one.Group, one.Good, one.IsLarge
                    ? $"{one.Holds} Only with --large, or by its number or name."
                    : one.Holds })]);
    }

    private static string Lower<T>(T value)
        where T : struct, Enum => value.ToString().ToLowerInvariant();
}

/// <summary>A case as <c>assay show cases --format json</c> prints it.</summary>
internal sealed record ListedCase(int Number, string Name, string Group, string Holds, string Good, bool IsLarge);
