namespace Assay.Cli.Tests;

/// <summary>Files that show verdicts of real libraries without Assay, built and run as their authors would.</summary>
public class ReproTests
{
    /// <summary>Its adapter has no contracts, so its program of all cases is built in seconds.</summary>
    internal const string Row = "json.net/bson";

    [Fact]
    public void A_file_shows_a_loss_without_assay()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "repro", $"{Row}#private-field");

        Assert.Equal(0, answer.ExitCode);
        Assert.StartsWith($"{Row}#private-field: lossy", answer.Output, StringComparison.Ordinal);
        var source = File.ReadAllText(folder.File("repro.cs"));
        Assert.Contains("private int balance;", source, StringComparison.Ordinal);
        Assert.DoesNotContain("Assay.", source, StringComparison.Ordinal);
        Assert.DoesNotContain("Owner", source, StringComparison.Ordinal);
        (var exitCode, var output) = RepeatedFile.Run(folder.File("repro.cs"));
        Assert.Equal(1, exitCode);
        Assert.Equal("FAILS: Account.balance: expected 1250, got 0", output.Trim());
    }

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("system.text.json/reflection", "private-field", "FAILS: Account.balance: expected 1250, got 0")]
    [InlineData("json.net/reused", "self-cycle",
        "FAILS: expected the value back, got Newtonsoft.Json.JsonSerializationException: Self referencing loop")]
    [InlineData("json.net/serializable-fields", "same-private-name", "FAILS: Puppy.Dog.rank: expected ")]
    [InlineData(
        "json.net/preserve-references", "records-cycle", "FAILS: Husband.Wife.Husband: expected an object of type Husband, got null")]
    [InlineData("protobuf-net", "initializer-default", "FAILS: Heater.Degrees: expected 0, got ")]
    [InlineData("servicestack.text/json", "time-span", "FAILS: Duration.Long: expected ")]
    [InlineData("data-contract/plain", "int128", "FAILS: Huge.Signed: expected ")]
    [InlineData("data-contract/binary", "negative-zero", "FAILS: Zeros.Wide: expected -0, got 0")]
    [InlineData("memory-pack/utf-8", "big-integer", "FAILS: Product.Large: expected ")]
    [InlineData(
        "memory-pack/utf-8", "derived-element", "FAILS: Zoo.Animals[0]: expected an object of type Cat, got an object of type Animal")]
    [InlineData("system.text.json/source-generated", "private-field", "FAILS: Account.balance: expected 1250, got 0")]
    [InlineData("json.net/reused", "two-messages", "FAILS: the second message, Letter: expected an object of type Letter, got null")]
    [InlineData("system.text.json/reflection", "two-messages",
        "FAILS: the first message, expected the value back, got System.Text.Json.JsonReaderException: ")]
    [InlineData("message-pack/array", "cancelled-call",
        "FAILS: reading, cancelled, expected an OperationCanceledException, got MessagePack.MessagePackSerializationException: ")]
    [InlineData("parquet", "cancelled-call",
        "FAILS: reading, expected an OperationCanceledException, got System.ArgumentException: stream must be readable and seekable")]
    [InlineData("parquet", "stream-of-single-bytes",
        "FAILS: reading, expected the value back, got System.ArgumentException: stream must be readable and seekable")]
    [InlineData(
        "fast-serialization", "stream-of-single-bytes", "FAILS: writing, expected the value back, got System.NotSupportedException: ")]
    [InlineData("yaml-dotnet", "equal-but-distinct", "FAILS: Wallet.Right: expected a separate object, got a shared one")]
    public void A_file_fails_as_the_verdict_says(string row, string one, string line) => RepeatedFile.AssertFails(row, one, line);

    [Fact]
    [Trait("Category", "slow")]
    public void A_file_about_versions_has_the_types_of_the_reader_and_what_the_other_version_wrote()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "repro", Row, "enum-member-inserted-old-data");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        var source = File.ReadAllText(folder.File("repro.cs"));
        Assert.Contains("// The payload is what the library wrote of the old version:", source, StringComparison.Ordinal);
        Assert.Contains("byte[] payload = Convert.FromHexString(", source, StringComparison.Ordinal);
        Assert.DoesNotContain("var value = Make();", source, StringComparison.Ordinal);
        (var exitCode, var output) = RepeatedFile.Run(folder.File("repro.cs"));
        Assert.Equal(1, exitCode);
        Assert.StartsWith("FAILS: Alarm.Severity: expected ", output.Trim(), StringComparison.Ordinal);
    }

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("memory-pack/utf-8", "guid-to-decimal-old-data", "FAILS: expected an error, got a value")]
    [InlineData("memory-pack/utf-8", "member-removed-new-data", "FAILS: Shipment.Weight: expected ")]
    [InlineData(
        "memory-pack/utf-8", "member-added-new-data", "FAILS: expected the value back, got MemoryPack.MemoryPackSerializationException: ")]
    [InlineData("hyperion", "int-to-float-new-data", "FAILS: Gauge.Level: expected 1000, got ")]
    [InlineData("protobuf-net", "enum-member-inserted-new-data", "FAILS: Alarm.Severity: expected ")]
    [InlineData("system.text.json/source-generated", "enum-member-inserted-old-data", "FAILS: Alarm.Severity: expected ")]
    public void A_file_reads_what_another_version_wrote_as_the_verdict_says(string row, string one, string line) =>
        RepeatedFile.AssertFails(row, one, line);

    [Fact]
    public void A_row_that_cannot_exist_here_is_bad_input_with_the_reason()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "repro", "azos-arow", "private-field");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Contains("azos-arow cannot be built here: Arow writes only classes that derive from Azos.Data.TypedDoc", answer.Errors,
            StringComparison.Ordinal);
    }

    [Fact]
    public void A_supported_case_has_nothing_to_reproduce()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "repro", Row, "guid");

        Assert.Equal(1, answer.ExitCode);
        Assert.Contains(
            $"{Row}#guid is supported: everything came back, so there is nothing to reproduce.", answer.Errors, StringComparison.Ordinal);
        Assert.False(File.Exists(folder.File("repro.cs")));
    }

    [Theory]
    [InlineData("system.text.json/reflection", "large-document", "The case takes gigabytes, and minutes.")]
    [InlineData(
        "google.protobuf", "private-field", "google.protobuf takes classes of a schema, and code of Assay copies the value into them.")]
    [InlineData("avro/specific", "private-field", "avro/specific takes classes of a schema, and code of Assay copies the value into them.")]
    [InlineData("thrift/binary", "private-field", "thrift/binary takes classes of a schema, and code of Assay copies the value into them.")]
    public void What_no_single_program_shows_is_bad_input_with_the_command_that_shows_it(string row, string name, string reason)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "repro", row, name);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Contains(
            $"No single C# file without Assay can show {row}#{name}. {reason} To see what happens, run: assay check cases --rows {row} "
                + $"--case {name}", answer.Errors, StringComparison.Ordinal);
        Assert.False(File.Exists(folder.File("repro.cs")));
    }
}
