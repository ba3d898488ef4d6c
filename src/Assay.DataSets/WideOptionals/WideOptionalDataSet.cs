using System.Reflection;
using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.WideOptionals;

/// <summary>Two hundred members, four of five missing: what a member costs that is not there.</summary>
[DataSet(
    "wide-optional", "record", 10, 100, 1_000,
    DefaultSize = 1_000,
    Summary = "records of 200 properties, 80 % of them null",
    Source = "Assay: wide records with little in them")]
public sealed class WideOptionalDataSet : DataSet<WideTable>
{
    private const int PercentPresent = 20;

    private static readonly PropertyInfo[] Members =
        [.. typeof(WideRecord).GetProperties().OrderBy(static member => member.Name.Length)
            .ThenBy(static member => member.Name, StringComparer.Ordinal)];

    /// <inheritdoc/>
    public override WideTable Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var table = new WideTable { Records = new List<WideRecord>(recipe.Size) };
        while (table.Records.Count < recipe.Size) table.Records.Add(Record(draw));
        return table;
    }

    private static WideRecord Record(Draw draw)
    {
        var record = new WideRecord();
        foreach (var member in Members)
        {
            if (draw.Chance(PercentPresent)) member.SetValue(record, Value(draw, member.PropertyType));
        }

        return record;
    }

    private static object Value(Draw draw, Type type) =>
        type == typeof(string) ? draw.Words(6, 20)
        : type == typeof(int?) ? draw.Number(1, 1_000_000)
        : type == typeof(double?) ? draw.Double(1, 1_000_000_000, places: 4)
        : type == typeof(bool?) ? draw.Chance(50)
        : draw.Moment();
}
