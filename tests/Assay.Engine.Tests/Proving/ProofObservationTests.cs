using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Proving;

public sealed class ProofObservationTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    private readonly RowDefinition row = TestRowsOf.Row("bois") is var plain
        ? plain with { Proofs = [new Proof("proof-a", 29669)], Project = plain.Project with { ProvenVersion = "3.5.0" } }
        : null!;

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData(Verdict.Supported, 29669, "", "")]
    [InlineData(Verdict.Supported, 30000, "", "Bois 3.4.0 writes 30,000 bytes for proof-a; 29,669 were expected as with 3.5.0")]
    [InlineData(
        Verdict.Crash, 0, "Stack overflow.", "Bois 3.4.0 does not restore proof-a (Stack overflow); 29,669 were expected as with 3.5.0")]
    public void Other_bytes_or_none_are_a_difference_whatever_the_version(Verdict verdict, long bytes, string cause, string difference) =>
        Assert.Equal(difference, new ProofObservation("proof-a", verdict, bytes, "Bois 3.4.0", cause).Difference(row));

    [Fact]
    public void A_row_proven_on_another_runtime_says_on_which() => Assert.Equal(
        "Bois 3.5.0 does not restore proof-a (Bad); 29,669 were expected as with 3.5.0 with --runtime net8.0",
        new ProofObservation("proof-a", Verdict.Rejected, 0, "Bois 3.5.0", "Bad.").Difference(row with { ProvenFramework = "net8.0" }));

    [Fact]
    public void What_a_row_did_is_kept_beside_its_build()
    {
        ProofObservation[] seen = [new("proof-a", Verdict.Supported, 29669, "Bois 3.5.0", ""),
            new("proof-b", Verdict.Rejected, 0, "Bois 3.5.0", "System.Exception: a\tb")];
        ProofFile file = new(folder.Path, "bois/lz4");

        Assert.Null(file.Read());
        file.Write(seen);

        Assert.Equal([seen[0], seen[1] with { Cause = "System.Exception: a b" }], file.Read());
        Assert.Null(new ProofFile(folder.Path, "bois").Read());
    }

    [Fact]
    public void A_row_that_does_not_bring_back_what_proves_it_is_broken_with_the_exception()
    {
        var selected = SelectedRow.Numbered([row])[0];
        BuildOutcome built = new(TestPrograms.Of("x.dll")) { Folder = folder.Path };

        Assert.Equal((RowStatus.Available, true), Short(RowStates.Of(selected, built)));
        new ProofFile(folder.Path, "bois").Write(
            [new("proof-a", Verdict.Rejected, 0, "Bois 3.5.0", "System.BadImageFormatException: Bad.")]);

        Assert.Equal((RowStatus.Broken, true), Short(RowStates.Of(selected, built)));
        Assert.Equal("System.BadImageFormatException: Bad.", RowStates.Of(selected, built).Cause);
        Assert.Equal((RowStatus.Available, false), Short(RowStates.Of(selected, null)));
        Assert.Equal((RowStatus.NotAvailable, false),
            Short(RowStates.Of(selected, BuildOutcome.Of(new BuildFailure(BuildFailureKind.PackageUnknown, "NU1101")))));
    }

    [Theory]
    [InlineData("net8.0", "this library does not work on net10.0: use --runtime net8.0")]
    [InlineData("net472", "this library does not work on net10.0: use --runtime net472 on Windows")]
    public void A_row_of_a_library_that_works_elsewhere_is_broken_before_it_is_built_and_after_that_with_the_exception(string framework,
        string sentence)
    {
        var selected = SelectedRow.Numbered([row with { ProvenFramework = framework }])[0];
        BuildOutcome built = new(TestPrograms.Of("x.dll")) { Folder = folder.Path };
        var there = selected with { Target = selected.Target with { Framework = framework } };

        Assert.Equal((RowStatus.Broken, sentence), (RowStates.Of(selected, null).Status, RowStates.Of(selected, null).Cause));
        Assert.Equal((RowStatus.Available, ""), (RowStates.Of(there, null).Status, RowStates.Of(there, null).Cause));
        Assert.Equal(RowStatus.NotAvailable,
            RowStates.Of(selected, BuildOutcome.Of(new BuildFailure(BuildFailureKind.PackageUnknown, "NU1101"))).Status);
        new ProofFile(folder.Path, "bois").Write(
            [new("proof-a", Verdict.Rejected, 0, "Bois 3.5.0", "System.BadImageFormatException: Bad.")]);

        Assert.Equal("System.BadImageFormatException: Bad; " + sentence, RowStates.Of(selected, built).Cause);
    }

    private static (RowStatus Status, bool IsBuilt) Short(RowState state) => (state.Status, state.IsBuilt);
}
