using System.Reflection;
using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>
/// Types on which their author has adopted a library already: the author's attributes decide, and where a type has none, it is said that
/// copies do.
/// </summary>
[Trait("Category", "slow")]
public sealed class AdoptedTests
{
    private static readonly string Assembly = typeof(AdoptedTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(item => item.Key == "MarkedClasses").Value!;

    [Fact]
    public void The_authors_attributes_decide_what_comes_back()
    {
        var rows =
            Check("Parcel", "protobuf-net", "data-contract/plain", "memory-pack/utf-8", "memory-pack/circular-reference");

        Assert.Equal(
            [
                ("data-contract/plain", "lossy", false, "Parcel.forDataContracts"),
                ("memory-pack/circular-reference", "supported", true, ""),
                ("memory-pack/utf-8", "lossy", false, "Parcel.forMemoryPack"),
                ("protobuf-net", "lossy", false, "Parcel.forProtobufNet"),
            ],
            rows.OrderBy(row => row.Key, StringComparer.Ordinal).Select(row => (
                row.Key,
                row.Value.GetProperty("verdict").GetString()!,
                row.Value.GetProperty("onCopy").GetBoolean(),
                string.Join("; ",
                    row.Value.GetProperty("differences").EnumerateArray().Select(difference => difference.GetString()!.Split(':')[0])))));
        Assert.Equal(["attributes"],
            rows.Values.Where(row => row.GetProperty("verdict").GetString() == "lossy")
                .Select(row => row.GetProperty("limitOf").GetString()!).Distinct());
        Assert.All(rows.Values.Where(row => !row.GetProperty("onCopy").GetBoolean()),
            row => Assert.Equal(0, row.GetProperty("needs").GetProperty("attributes").GetInt32()));
    }

    [Fact]
    public void A_type_without_the_attribute_makes_copies_of_all_and_is_named()
    {
        var row = Check("Crate", "protobuf-net").Values.Single();

        Assert.Equal(("supported", true), (row.GetProperty("verdict").GetString(), row.GetProperty("onCopy").GetBoolean()));
        Assert.Equal(["Lid"], row.GetProperty("unadopted").EnumerateArray().Select(type => type.GetString()));
    }

    private static Dictionary<string, JsonElement> Check(string root, params string[] rows) =>
        CheckedRows.Of(Assembly, $"MarkedClasses.{root}", $"MarkedClasses.{root}.Make", rows);
}
