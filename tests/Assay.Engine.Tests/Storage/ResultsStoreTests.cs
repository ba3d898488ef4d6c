using System.Globalization;
using System.Text.Json;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Storage;

public class ResultsStoreTests
{
    [Fact]
    public void What_is_written_is_read_back()
    {
        using TemporaryFolder folder = new();
        var results = ResultsOf.Measured("a", "b");
        ResultsStore.Save(results, folder.File("new/r.json"));

        var read = ResultsStore.Load(folder.File("new/r.json"));

        Assert.Equal(JsonSerializer.Serialize(results), JsonSerializer.Serialize(read));
        Assert.Equal(["r.json"], Directory.EnumerateFiles(folder.File("new")).Select(Path.GetFileName));
    }

    [Fact]
    public void Names_are_camel_case_and_enums_are_words()
    {
        using TemporaryFolder folder = new();
        ResultsStore.Save(ResultsOf.Measured("a"), folder.File("r.json"));

        var text = File.ReadAllText(folder.File("r.json"));

        Assert.Contains("\"schemaVersion\":4", text, StringComparison.Ordinal);
        Assert.Contains("\"operation\":\"serialize\"", text, StringComparison.Ordinal);
        Assert.Contains("\"verdict\":\"lossy\"", text, StringComparison.Ordinal);
        Assert.Contains("\"firstRound\":1", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("")]
    [InlineData("not json")]
    [InlineData("[]")]
    [InlineData("{\"schemaVersion\":4}")]
    [InlineData("{\"schemaVersion\":4,\"rows\":[")]
    [InlineData("{\"schemaVersion\":\"one\"}")]
    [InlineData("{\"other\":1}")]
    public void A_corrupt_file_is_a_sentence_and_stays_as_it_is(string text)
    {
        using TemporaryFolder folder = new();
        var file = folder.Write("r.json", text);

        var sentence = Assert.Throws<BadInputException>(() => ResultsStore.Load(file)).Message;

        Assert.Contains(file, sentence, StringComparison.Ordinal);
        Assert.Contains("unchanged", sentence, StringComparison.Ordinal);
        Assert.Equal(text, File.ReadAllText(file));
    }

    [UnixFact]
    public void A_link_or_a_pipe_where_the_unfinished_file_would_be_goes_and_its_target_stays()
    {
        using TemporaryFolder folder = new();
        var file = folder.File("r.json");
        var unfinished = string.Create(CultureInfo.InvariantCulture, $"{file}.{Environment.ProcessId}.part");
        var other = folder.Write("other", "of the user");
        File.CreateSymbolicLink(unfinished, other);
        ResultsStore.Save(ResultsOf.Measured("a"), file);
        Assert.Equal("of the user", File.ReadAllText(other));
        OddFiles.Pipe(unfinished);

        OddFiles.Ends(() =>
        {
            ResultsStore.Save(ResultsOf.Measured("b"), file);
            return file;
        });

        Assert.Equal("b", ResultsStore.Load(file).Rows.Single().Name);
    }

    [Theory]
    [InlineData("\"cells\":[", "\"cells\":null,\"x\":[")]
    [InlineData("\"cells\":[", "\"cells\":[null,")]
    [InlineData("\"runtime\":\"\"", "\"runtime\":null")]
    [InlineData("\"cpuNanoseconds\":[10,20]", "\"cpuNanoseconds\":[10]")]
    [InlineData("\"operationsPerBatch\":10", "\"operationsPerBatch\":0")]
    [InlineData("\"firstRound\":1", "\"firstRound\":2")]
    [InlineData("\"roundNanoseconds\":[7,8]", "\"roundNanoseconds\":[7]")]
    [InlineData("\"roundNanoseconds\":[7,8]", "\"roundNanoseconds\":null")]
    [InlineData("\"idleNanoseconds\":[]", "\"idleNanoseconds\":[1]")]
    [InlineData("\"conditions\":[", "\"conditions\":[null,")]
    [InlineData("\"involuntarySwitches\":[0,3]", "\"involuntarySwitches\":[0]")]
    [InlineData("\"compiledMethods\":[]", "\"compiledMethods\":[null]")]
    [InlineData("\"settlingRounds\":0", "\"settlingRounds\":-1")]
    [InlineData("\"precision\":0.014", "\"precision\":0")]
    [InlineData("\"injectedSlowdowns\":{}", "\"injectedSlowdowns\":{\"a\":-1}")]
    [InlineData("\"looks\":[]", "\"looks\":[0]")]
    [InlineData("\"profile\":\"standard\"", "\"profile\":\"fast\"")]
    [InlineData("\"size\":100", "\"size\":0")]
    [InlineData("\"elapsedNanoseconds\":[10,20]", "\"elapsedNanoseconds\":[10,0]")]
    [InlineData("\"cpuNanoseconds\":[10,20]", "\"cpuNanoseconds\":[10,-1]")]
    [InlineData("\"pauseNanoseconds\":[0,1]", "\"pauseNanoseconds\":[0,-1]")]
    [InlineData("\"gen0Collections\":[0,1]", "\"gen0Collections\":[0,-1]")]
    [InlineData("\"position\":[0,0]", "\"position\":[0,1]")]
    [InlineData("\"position\":[0,0]", "\"position\":[-1,0]")]
    [InlineData("\"block\":0,\"group\":0,\"operationsPerBatch\"", "\"block\":2,\"group\":0,\"operationsPerBatch\"")]
    [InlineData("\"reference\":\"a\"", "\"reference\":\"b\"")]
    [InlineData("\"blocks\":2", "\"blocks\":0")]
    [InlineData("\"rounds\":10", "\"rounds\":0")]
    [InlineData("\"operations\":[\"serialize\"]", "\"operations\":[]")]
    [InlineData("\"number\":1}],", "\"number\":1},{\"row\":\"a\"}],")]
    [InlineData("\"cells\":[{\"row\":\"a\"", "\"cells\":[{\"row\":\"b\"")]
    [InlineData("\"checks\":[{\"row\":\"a\"", "\"checks\":[{\"row\":\"b\"")]
    [InlineData("\"rows\":[{\"id\":{\"row\":\"a\"", "\"rows\":[{\"id\":{\"row\":\"b\"")]
    [InlineData(
        "\"cells\":[{\"row\":\"a\",\"workload\":{\"dataSet\":\"books\"", "\"cells\":[{\"row\":\"a\",\"workload\":{\"dataSet\":\"text\"")]
    [InlineData("\"roundNanoseconds\":[7,8]", "\"roundNanoseconds\":[7,0]")]
    [InlineData("\"times\":{\"building\":0", "\"times\":{\"building\":-1")]
    public void A_file_that_somebody_changed_is_a_sentence(string part, string changed)
    {
        using TemporaryFolder folder = new();
        var file = Changed(folder, part, changed);

        Assert.Contains("damaged", Assert.Throws<BadInputException>(() => ResultsStore.Load(file)).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("\"rounds\":10", "\"rounds\":2000000000", "options.rounds is above 1000000")]
    [InlineData("\"blocks\":2", "\"blocks\":1001", "options.blocks is above 1000")]
    [InlineData("\"elapsedNanoseconds\":[10,20]", "\"elapsedNanoseconds\":[10,4611686018427387904]",
        "cells[0].blocks[0].elapsedNanoseconds is above 9007199254740992")]
    [InlineData("\"cpuNanoseconds\":[10,20]", "\"cpuNanoseconds\":[10]",
        "cells[0].blocks[0].cpuNanoseconds has 1 entries but elapsedNanoseconds has 2")]
    [InlineData("\"cpuNanoseconds\":[10,20]", "\"other\":0", "cells[0].blocks[0] lacks cpuNanoseconds")]
    [InlineData("\"allocatedBytesPerOperation\":12.5", "\"allocatedBytesPerOperation\":1e400",
        "cells[0].allocatedBytesPerOperation is above 1E+18")]
    [InlineData("\"differences\":[", "\"differences\":[null,", "checks[0].differences[0] is null")]
    [InlineData("\"reference\":\"a\"", "\"reference\":\"b\"", "options.reference is not one of options.rows")]
    [InlineData("\"number\":1}],", "\"number\":1},{\"row\":\"a\"}],", "options.rows[1] is there twice")]
    [InlineData("\"operations\":[\"serialize\"]", "\"operations\":[\"serialize\",\"serialize\"]", "options.operations[1] is there twice")]
    [InlineData("\"looks\":[]", "\"looks\":[1,2,2]", "options.looks[2] is there twice")]
    [InlineData("\"size\":100,\"payloadBytes\":0", "\"size\":100", "lacks payloadBytes")]
    public void The_sentence_names_the_first_value_that_is_wrong(string part, string changed, string said)
    {
        using TemporaryFolder folder = new();
        var file = Changed(folder, part, changed);

        var sentence = Assert.Throws<BadInputException>(() => ResultsStore.Load(file)).Message;

        Assert.Contains($"{said})", sentence, StringComparison.Ordinal);
        Assert.DoesNotContain("\n", sentence, StringComparison.Ordinal);
    }

    [Fact]
    public void A_byte_order_mark_is_no_damage()
    {
        using TemporaryFolder folder = new();
        var file = folder.File("r.json");
        ResultsStore.Save(ResultsOf.Measured("a"), file);
        File.WriteAllText(file, File.ReadAllText(file), new System.Text.UTF8Encoding(encoderShouldEmitUTF8Identifier: true));

        Assert.Equal(["a"], ResultsStore.Load(file).Options.Rows.Select(row => row.ToString()));
    }

    [Fact]
    public void An_empty_name_is_a_sentence() => Assert.Throws<BadInputException>(() => ResultsStore.Load(""));

    [Theory]
    [InlineData(0, "an older")]
    [InlineData(3, "an older")]
    [InlineData(5, "a newer")]
    public void A_file_of_another_schema_is_a_sentence(int version, string age)
    {
        using TemporaryFolder folder = new();
        var file = folder.Write("r.json", $"{{\"schemaVersion\":{version}}}");

        Assert.Contains(age, Assert.Throws<BadInputException>(() => ResultsStore.Load(file)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_that_does_not_exist_is_a_sentence() =>
        Assert.Throws<BadInputException>(() => ResultsStore.Load("/no/such/file.json"));

    [Fact]
    public void A_full_disk_leaves_the_earlier_file_readable()
    {
        FullDisk.SkipWhereMissing();
        using TemporaryFolder folder = new();
        var file = folder.File("r.json");
        ResultsStore.Save(ResultsOf.Measured("a"), file);
        FullDisk.At($"{file}.{Environment.ProcessId}.part");

        var exception =
            Assert.Throws<ResultsNotWrittenException>(() => ResultsStore.Save(ResultsOf.Measured("a", "b"), file));

        Assert.Contains("stay readable", exception.Message, StringComparison.Ordinal);
        Assert.Equal(["a"], ResultsStore.Load(file).Options.Rows.Select(row => row.ToString()));
    }

    private static string Changed(TemporaryFolder folder, string part, string changed)
    {
        var file = folder.File("r.json");
        ResultsStore.Save(ResultsOf.Measured("a"), file);
        var text = File.ReadAllText(file);
        Assert.Contains(part, text, StringComparison.Ordinal);
        File.WriteAllText(file, text.Replace(part, changed, StringComparison.Ordinal));
        return file;
    }

    [Fact]
    public void A_folder_that_cannot_be_made_is_a_sentence()
    {
        using TemporaryFolder folder = new();
        folder.Write("file", "");

        Assert.Throws<ResultsNotWrittenException>(() => ResultsStore.Save(ResultsOf.Measured("a"), folder.File("file/r.json")));
    }
}
