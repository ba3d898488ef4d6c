using System.Runtime.InteropServices;
using Assay.Conformance;
using Assay.Core.Results;
using Assay.Experiments.Cases;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Engine.Tests.Conformance;

/// <summary>The cases as they are found, described and read from metadata.</summary>
public sealed class CaseCatalogueTests
{
    public static TheoryData<string> Names => [.. CaseCatalogue.All.Select(one => one.Name)];

    [Fact]
    public void Every_number_of_the_list_has_a_case_and_every_name_is_there_once()
    {
        Assert.Equal(Enumerable.Range(1, 68), CaseCatalogue.All.Select(one => one.Number).Distinct());
        Assert.Distinct(CaseCatalogue.All.Select(one => one.Name));
        Assert.All(CaseCatalogue.All, one => Assert.Matches("^[a-z0-9-]+$", one.Name));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void A_case_is_a_file_with_a_sentence_and_another_value_at_each_call(string name)
    {
        var found = CaseCatalogue.Find(name)!;
        dynamic maker = Activator.CreateInstance(found.Type)!;

        Assert.Contains($"[Case({found.Number}, \"{found.DataSet}\"", found.ReadSource(), StringComparison.Ordinal);
        Assert.EndsWith(".", found.Holds, StringComparison.Ordinal);
        Assert.Equal(found.Type.Namespace, $"Assay.Conformance.{found.Group}");
        object? first = maker.Make();
        Assert.True(first is null || !ReferenceEquals(first, (object?)maker.Make()));
    }

    [Fact]
    public void A_case_knows_the_types_that_it_names_and_none_of_another_case()
    {
        using var reader = ShapeReader.Open(typeof(CaseCatalogue).Assembly.Location, RuntimeEnvironment.GetRuntimeDirectory());
        var graphs = reader.ReadCases().ToDictionary(declared => declared.Name, declared => declared.Graph);

        Assert.Equal(CaseCatalogue.All.Select(one => one.DataSet).Distinct().Order(StringComparer.Ordinal),
            graphs.Keys.Order(StringComparer.Ordinal));
        Assert.Equal(["Circle", "Drawing", "IFigure"], TypesOf(graphs["interface-member"]));
        Assert.Equal(["Horse", "Stable", "Unicorn"], TypesOf(graphs["unregistered-type"]));
        Assert.Empty(graphs["unregistered-type"].Objects.Single(type => type.ToString() == "Horse").Derived);
        Assert.Equal(["Slot"], TypesOf(graphs["object-member"]));
    }

    [Fact]
    public void A_case_with_versions_is_one_case_for_each_direction_and_members_keep_their_numbers()
    {
        CaseDescription[] added = [.. CaseCatalogue.All.Where(one => one.DataSet == "member-added")];

        Assert.Equal([("member-added-new-data", DataVersion.New, 0), ("member-added-old-data", DataVersion.Old, 2)],
            added.Select(one => (one.Name, one.Data!.Value, one.Ways.Count)));
        Assert.All(CaseCatalogue.All, one => Assert.Equal(one.Group == CaseGroup.Versions, one.Data is not null));
        Assert.All(CaseCatalogue.All, one => Assert.Equal(one.Group == CaseGroup.Calls, one.Exercise is not null));
        using var reader = ShapeReader.Open(typeof(CaseCatalogue).Assembly.Location, RuntimeEnvironment.GetRuntimeDirectory());
        var review = reader.ReadCases().Single(declared => declared.Name == "unknown-member").Graph;
        Assert.Equal([("Id", 1), ("Text", 4)], Assert.Single(review.Objects).Members.Select(member => (member.Name, member.Number!.Value)));
    }

    [Theory]
    [InlineData("26", "shared-object")]
    [InlineData("cycle-through-key,10", "private-field,cycle-through-key")]
    [InlineData("shared-*", "shared-object,shared-array,shared-string")]
    [InlineData("5", "record-class,record-struct")]
    [InlineData("57", "long-to-int-old-data")]
    [InlineData("68", "large-document")]
    [InlineData("payload-over-2-gb,c*-call", "cancelled-call,payload-over-2-gb")]
    public void Cases_are_chosen_by_number_name_and_glob_in_the_order_of_their_numbers(string asked, string expected) =>
        Assert.Equal(expected.Split(','), CaseSelection.Select(asked).Select(workload => workload.DataSet));

    [Fact]
    public void Large_cases_are_left_out_unless_they_are_asked_for()
    {
        string[] large = ["payload-over-2-gb", "large-document"];

        Assert.Equal(large, CaseCatalogue.All.Where(one => one.Large is not null).Select(one => one.Name));
        Assert.Equal(
            large, CaseSelection.Select(null, withLarge: true).Except(CaseSelection.Select(null)).Select(workload => workload.DataSet));
        Assert.Equal(["large-document"], CaseSelection.Select("large-*", withLarge: true).Select(workload => workload.DataSet));
        Assert.EndsWith("Add --large to run them.", Assert.Throws<BadInputException>(() => CaseSelection.Select("large-*")).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void A_large_case_has_limits_of_its_own_and_at_most_three_fifths_of_the_machine()
    {
        var huge = Assert.Single(CaseSelection.Select("64"));

        Assert.Equal((TimeSpan.FromSeconds(120), 12L << 30),
            (CaseSelection.LimitsOf(huge, 64L << 30).Request, CaseSelection.LimitsOf(huge, 64L << 30).ResidentBytes));
        Assert.Equal((long)((10L << 30) * 0.6), CaseSelection.LimitsOf(huge, 10L << 30).ResidentBytes);
        Assert.Null(CaseSelection.LimitsOf(huge, 64L << 30).HeapBytes);
    }

    [Theory]
    [InlineData(64L << 30, 1L << 30, "DOTNET_GCHeapHardLimit=20000000")]
    [InlineData(500L << 20, 200L << 20, "DOTNET_GCHeapHardLimit=C800000")]
    public void Any_other_case_has_a_heap_of_half_a_gibibyte_and_a_resident_size_of_one_where_memory_allows(
        long memory, long resident, string setting)
    {
        var limits = CaseSelection.LimitsOf(Assert.Single(CaseSelection.Select("26")), memory);

        Assert.Equal((resident, setting), (limits.ResidentBytes, limits.HeapSetting));
    }

    [Theory]
    [InlineData("shared-objekt", "There is no case \"shared-objekt\". Nearest: shared-object")]
    [InlineData("99", "There is no case \"99\".")]
    public void An_unknown_case_is_refused_with_the_nearest_name(string asked, string sentence) =>
        Assert.StartsWith(sentence, Assert.Throws<BadInputException>(() => CaseSelection.Select(asked)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData("private-field", Verdict.Supported, true)]
    [InlineData("private-field", Verdict.Rejected, false)]
    [InlineData("delegate", Verdict.Rejected, true)]
    [InlineData("delegate", Verdict.Supported, false)]
    [InlineData("unregistered-type", Verdict.Rejected, true)]
    [InlineData("unregistered-type", Verdict.Supported, true)]
    [InlineData("unregistered-type", Verdict.Lossy, false)]
    [InlineData("unregistered-type", Verdict.Crash, false)]
    [InlineData("long-to-int-old-data", Verdict.Rejected, true)]
    [InlineData("member-renamed-new-data", Verdict.Supported, true)]
    public void What_is_good_is_said_by_the_case(string name, Verdict verdict, bool isGood) =>
        Assert.Equal(isGood, Assert.Single(CaseSelection.Describe(CaseSelection.Select(name))).IsGood(verdict));

    private static IEnumerable<string> TypesOf(ShapeGraph graph) =>
        graph.Objects.Select(type => type.TypeName.ShortName).Order(StringComparer.Ordinal);
}
