using Assay.Engine.Building;
using Assay.Engine.Tests.Fakes;
using Assay.Shapes.Graph;

namespace Assay.Engine.Tests.Building;

/// <summary>Builds by a compiler that is told what it stumbles over.</summary>
public sealed class RepeatedBuildTests : IDisposable
{
    private const string Crash = "CSC : error CS8785: Generator 'Made' failed to generate source.";
    private static readonly string[] DataSets = ["a", "b", "c", "d", "e", "f", "g", "h"];

    private readonly TemporaryFolder folder = new();
    private readonly List<string> left = [];
    private int builds;

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_generator_that_crashes_costs_the_one_data_set_that_it_crashes_on()
    {
        Assert.Equal(0, Run(emitted => emitted.Contains("f") ? Crash : ""));

        Assert.Equal(["pack\tf\tgenerator\tits generator failed: CS8785: Generator 'Made' failed to generate source."], left);
        Assert.Equal(6, builds);
    }

    [Fact]
    public void Two_data_sets_are_found_one_after_the_other()
    {
        Assert.Equal(0, Run(emitted => emitted.Contains("b") || emitted.Contains("h") ? Crash : ""));

        Assert.Equal(["b", "h"], left.Select(line => line.Split('\t')[1]).Order());
    }

    [Fact]
    public void What_fails_without_any_contract_is_no_contracts_fault()
    {
        Assert.Equal(1, Run(_ => Crash));

        Assert.Equal(2, builds);
    }

    [Fact]
    public void Errors_that_hide_others_are_left_out_in_turn()
    {
        Assert.Equal(0, Run(emitted => emitted.Contains("c") ? ErrorIn("c") : emitted.Contains("d") ? ErrorIn("d") : ""));

        Assert.Equal(
            ["pack\tc\terror\terror in Assay, emitting: CS0122: no", "pack\td\terror\terror in Assay, emitting: CS0122: no"], left.Order());
        Assert.Equal(3, builds);
    }

    [Fact]
    public void The_users_own_code_is_left_out_before_the_contract_that_has_it()
    {
        Assert.Equal(
            0, Run(_ => left.Contains("pack (code)\tc\terror\terror in Assay, emitting: CS0122: no") ? "" : ErrorIn("c"), hasCode: true));

        Assert.Equal(["pack"], new WithoutFile(folder.Path).DialectsWithoutCode().Keys);
        Assert.Equal(2, builds);
    }

    [Fact]
    public void A_piece_of_the_users_code_is_left_out_before_all_of_it()
    {
        CodePiece piece = new(CodePieceKind.Member, "global::Shop.Order", "Validate()");
        folder.Write("obj/emitted/Pack.c.g.cs",
            $"class Order\n{{\n    {PieceComment.Begin}{piece}\n    void Validate() => Nowhere();\n    {PieceComment.End}\n}}\n");

        Assert.Equal(0,
            Run(_ => left.Contains($"pack (code) {piece}\tc\terror\tCS0103: no")
                ? ""
                : $"{folder.File("obj/emitted/Pack.c.g.cs")}(4,20): error CS0103: no", hasCode: true));

        Assert.Equal(
            ["judged on copies of your types that lack some of their code: Order, Validate() (CS0103: no)"],
            new WithoutFile(folder.Path).DialectsWithoutCode().Values);
        Assert.Equal(2, builds);
    }

    [Fact]
    public void A_contract_that_does_not_compile_without_code_either_is_left_out()
    {
        Assert.Equal(
            0, Run(_ => left.Any(line => line.StartsWith("pack\tc", StringComparison.Ordinal)) ? "" : ErrorIn("c"), hasCode: true));

        Assert.Equal(3, builds);
    }

    [Fact]
    public void A_contract_that_a_generator_rejects_is_not_built_without_its_code()
    {
        const string Told = "error PACK7: no setter";

        Assert.Equal(0,
            Run(_ => left.Count == 1 ? "" : $"/b/emitted/Pack.c.g.cs(1,1): {Told}", hasCode: true));

        Assert.Equal(["pack\tc\tgenerator\tits generator rejects the contract: PACK7: no setter"], left);
        Assert.Equal(2, builds);
    }

    [Fact]
    public void A_contract_that_has_no_code_is_left_out_at_once()
    {
        folder.Write("obj/emitted/Pack.c.g.cs", "class Context;\n");

        Assert.Equal(
            0, Run(_ => left.Any(line => line.StartsWith("pack\tc", StringComparison.Ordinal)) ? "" : ErrorIn("c"), hasCode: true));

        Assert.Equal(2, builds);
    }

    [Fact]
    public void An_adapter_that_never_builds_ends()
    {
        Assert.Equal(1, Run(emitted => emitted.Count == 0 ? "" : Crash, alwaysFails: true));

        Assert.InRange(builds, 2, 16);
    }

    [Fact]
    public void What_was_made_before_the_clock_was_set_back_is_older_than_what_the_next_build_is_told()
    {
        List<bool> isNewer = [];
        Assert.Equal(0, Run(emitted =>
        {
            if (builds > 1)
                isNewer.Add(File.GetLastWriteTimeUtc(folder.File("without.tsv")) > File.GetLastWriteTimeUtc(folder.File("obj/made")));
            File.SetLastWriteTimeUtc(folder.Write("obj/made", ""), DateTime.UtcNow.AddYears(10));
            return emitted.Contains("f") ? Crash : "";
        }));

        Assert.Equal([true, true, true, true, true], isNewer);
    }

    private static string ErrorIn(string dataSet) => $"/b/emitted/Pack.{dataSet}.g.cs(1,1): error CS0122: no";

    private int? Run(Func<IReadOnlyList<string>, string> compile, bool alwaysFails = false, bool hasCode = false) => new RepeatedBuild(
        without =>
        {
            builds++;
            left.Clear();
            left.AddRange(without is null ? [] : File.ReadLines(without));
            string[] emitted = [
                .. DataSets.Except(
                    left.Where(line => line.StartsWith("pack\t", StringComparison.Ordinal)).Select(line => line.Split('\t')[1]))];
            folder.Write("obj/dialects.tsv", string.Concat(emitted.Select(dataSet => $"Pack.{dataSet}.g.cs\tpack\t{dataSet}\n")));
            var output = compile(emitted);
            return (output.Length > 0 || alwaysFails ? 1 : 0, output);
        },
        folder.Path,
        "/a",
        hasCode).Run().ExitCode;
}
