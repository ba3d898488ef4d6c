using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.DataSets;
using Assay.Engine;
using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>Prints the data sets.</summary>
internal static class DataSetList
{
    public static void Write(Streams streams, string format)
    {
        ListedDataSet[] sets = [.. DataSetCatalogue.All.Select(set =>
            new ListedDataSet(set.Name, set.Unit, set.Sizes, set.DefaultSize, set.HasPayload, set.Summary, set.Source))];
        if (format == "json")
        {
            SafeWriter.WriteText(streams.Output, JsonSerializer.Serialize(sets, ListJson.Default.ListedDataSetArray));
            return;
        }

        TextTable.Write(
            streams.Output,
            streams.ColumnsOfTables,
            ["data set", "default", "sizes", "content"],
            [.. sets.Select(
                set => new[] { set.Name, SizeText.Write(set.DefaultSize), string.Join(',',
                    set.Sizes.Select(SizeText.Write)), set.Summary })]);
    }
}

/// <summary>A data set as <c>assay show data-sets --format json</c> prints it.</summary>
internal sealed record ListedDataSet(
    string Name, string Unit, IReadOnlyList<int> Sizes, int DefaultSize, bool HasPayload, string Summary, string Source);

/// <summary>The JSON form of lists, generated at compile time.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(ListedRow[]))]
[JsonSerializable(typeof(ListedDataSet[]))]
[JsonSerializable(typeof(ListedCase[]))]
[JsonSerializable(typeof(ListedCache))]
[JsonSerializable(typeof(ClearedCache))]
internal sealed partial class ListJson : JsonSerializerContext;
