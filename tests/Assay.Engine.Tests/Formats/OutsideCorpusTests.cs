using System.Diagnostics;
using Assay.Core.Results;
using Assay.Engine.Options;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Experiments.Formats;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Formats;

public sealed class OutsideCorpusTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Files_become_cases_by_their_names_and_the_file_of_a_value_is_none()
    {
        Write("y_array.json", "[1]");
        Write("n_comma.json", "[1,]");
        Write("i_big.json", "1e999");
        Write("y_five.json", "{\"Value\":5}");
        Write("y_five.json.expected.json", "{\"Value\":5}");
        Write("readme.txt", "no case");

        var corpus = Read();

        Assert.Equal(
            [("i_big.json", FormatExpectation.Either, "root"), ("n_comma.json", FormatExpectation.Reject, "root"),
                ("y_array.json", FormatExpectation.Accept, "root"), ("y_five.json", FormatExpectation.Accept, "int")],
            corpus.Cases.Select(one => (one.Name, one.Expected, one.Shape)));
        Assert.Equal("[1,]"u8.ToArray(), corpus.Cases[1].Payload.Fill(new Dictionary<string, byte[]>()));
        Assert.Equal(["5"], corpus.Cases[3].Values);
    }

    [Theory]
    [InlineData("{\"Value\":2147483648}", "long", "2147483648")]
    [InlineData("{\"Value\":1.50}", "double", "1.5")]
    [InlineData("{\"Value\":[true,false]}", "root", "{\"Value\": [true, false]}")]
    [InlineData("{\"Value\":{\"Value\":5}}", "nested", "{Value: 5}")]
    [InlineData("{\"Value\":[1,\"a\"]}", "root", "{\"Value\": [1, \"a\"]}")]
    [InlineData("{\"Value\":5,\"Other\":6}", "root", "{\"Value\": 5, \"Other\": 6}")]
    [InlineData("[1e400,null,\"\u00e9\"]", "root", "[1e400, null, \"\\u00e9\"]")]
    [InlineData("5", "root", "5")]
    public void The_shape_of_a_pair_follows_from_its_value(string value, string shape, string noted)
    {
        Write("one.json", value);
        Write("one.json.expected.json", value);

        var one = Assert.Single(Read("json").Cases);

        Assert.Equal((shape, noted), (one.Shape, Assert.Single(one.Values)));
    }

    [Fact]
    public void A_folder_says_itself_into_which_shape_a_file_is_read()
    {
        Write("y_five.json", "{\"Value\":5}");
        Write("whole.json", "{\"Value\":5}");
        Write("whole.json.expected.json", "{\"Value\":5}");
        Write("shapes.tsv", "# file, shape\nwhole.json\tdouble\r\ny_five.json\tint\n");

        Assert.Equal([("whole.json", "double"), ("y_five.json", "int")], Read().Cases.Select(one => (one.Name, one.Shape)));
        Refuses("Line 1 of", folder.Path, () => Write("shapes.tsv", "whole.json double"));
        Refuses("names no.json, which the folder does not hold.", folder.Path, () => Write("shapes.tsv", "no.json\tint"));
        Refuses("names the shape integer. This format has int, long, double, bool, string, ints, nested, root.", folder.Path,
            () => Write("shapes.tsv", "whole.json\tinteger"));
        Refuses("names whole.json again.", folder.Path, () => Write("shapes.tsv", "whole.json\tint\nwhole.json\tlong"));
        Refuses("whole.json.expected.json cannot be used (the shape ints does not hold such a value)", folder.Path,
            () => Write("shapes.tsv", "whole.json\tints"));
    }

    [Fact]
    public void A_value_that_workers_do_not_write_whole_is_left_out()
    {
        Write("y_array.json", "[1]");
        Write("deep.json", "5");
        Write("deep.json.expected.json", new string('[', 16) + new string(']', 16));

        var corpus = Read();

        Assert.Equal(["y_array.json"], corpus.Cases.Select(one => one.Name));
        Assert.Equal(["deep.json.expected.json (its value has over 4,096 characters or 15 levels)"], corpus.LeftOut);
    }

    [Fact]
    public void A_format_with_a_file_of_cases_for_each_layout_takes_each_file_once()
    {
        Write("y_five.bin", "");

        var corpus = Read("thrift");

        Assert.Single(corpus.Cases);
        Assert.Equal(["binary", "compact"], corpus.Layouts.Select(layout => layout.Name));
    }

    [Fact]
    public void A_format_is_needed() =>
        Assert.StartsWith("--corpus needs the format of its files.", Assert.Throws<BadInputException>(() => Read(null)).Message,
            StringComparison.Ordinal);

    [Fact]
    public void What_cannot_be_used_is_refused_in_a_sentence()
    {
        Refuses("is a file. Name the folder that holds it with --corpus.", folder.File("readme.txt"), () => Write("readme.txt", "no case"));
        Refuses("There is no folder", folder.File("nothing"), () => { });
        Refuses("has no file that begins with y_, n_ or i_, and none with a FILE.expected.json. Add one.", folder.Path, () => { });
        Refuses("n_five.json says that it must be rejected, but n_five.json.expected.json gives its value.", folder.Path, () =>
        {
            Write("n_five.json", "5");
            Write("n_five.json.expected.json", "5");
        });
        File.Delete(folder.File("n_five.json"));
        File.Delete(folder.File("n_five.json.expected.json"));
        Write("five.json", "5");
        Refuses("five.json.expected.json cannot be used (line 1, column 3: ", folder.Path, () => Write("five.json.expected.json", "5 5"));
        Refuses("five.json.expected.json cannot be used (no shape holds such a value). Write the file's value as JSON, such as",
            folder.Path, () => Write("five.json.expected.json", "{}"), "thrift");
    }

    [UnixFact]
    public void A_file_that_cannot_be_read_is_left_out_with_the_reason_and_the_others_stay()
    {
        File.CreateSymbolicLink(folder.File("y_gone.json"), folder.File("nowhere"));
        Refuses($"No file of {folder.Path} can be used: y_gone.json (not found). Correct that, or name another folder with --corpus.",
            folder.Path, () => { });
        File.CreateSymbolicLink(folder.File("y_loop.json"), folder.File("y_loop.json"));
        File.CreateSymbolicLink(folder.File("y_folder.json"), folder.Path);
        OddFiles.Pipe(folder.File("n_pipe.json"));
        OddFiles.Endless(folder.File("i_zero.json"));
        OddFiles.Sparse(folder.File("y_sparse.json"), 5L << 30);
        Write("y_value.json", "5");
        File.WriteAllBytes(folder.File("y_value.json.expected.json"), [0xFF, 0xFE, (byte)'5', 0]);
        Write("y_array.json", "[1]");

        var corpus = OddFiles.Ends(() => Read());

        Assert.Equal(["y_array.json"], corpus.Cases.Select(one => one.Name));
        Assert.Equal(
            [
                "i_zero.json (it is a terminal or another device, not a file)",
                "n_pipe.json (it is a named pipe, not a file)",
                "y_gone.json (not found)",
                "y_loop.json (its links form a loop)",
                "y_sparse.json (it is larger than 64 MiB)",
                "y_value.json.expected.json (it is UTF-16 or another wide encoding, not UTF-8)",
            ],
            corpus.LeftOut);
    }

    [Fact]
    public void A_file_whose_name_is_not_UTF8_is_left_out()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Other systems have no such names.");
        Shell($"printf 5 >\"$(printf '{folder.Path}/y_\\377.json')\"");
        try
        {
            Write("y_array.json", "[1]");

            var corpus = Read();

            Assert.Equal(["y_array.json"], corpus.Cases.Select(one => one.Name));
            Assert.Equal(["y_\uFFFD.json (its name is not UTF-8)"], corpus.LeftOut);
        }
        finally
        {
            // .NET cannot name it.
            Shell($"rm '{folder.Path}'/y_*");
        }
    }

    [UnixFact]
    public void Files_that_are_too_large_together_are_left_out()
    {
        foreach (var number in Enumerable.Range(1, 5))
            OddFiles.Sparse(folder.File($"y_{number}.json"), 60 << 20);

        var corpus = Read();

        Assert.Equal(4, corpus.Cases.Count);
        Assert.Equal(["y_5.json (with it the files would hold over 256 MiB together)"], corpus.LeftOut);
    }

    [Fact]
    public void A_resumed_run_takes_its_folder_from_the_file_and_refuses_what_has_changed()
    {
        Write("y_array.json", "[1]");
        var given = GivenOptions.None.With(OptionsOfFormats.Formats, "json").With(OptionsOfFormats.Corpus, folder.Path);
        var earlier = FormatSelection.Read(given).Options;

        Assert.Equal("y_array.json", Assert.Single(FormatSelection.Of(earlier).All[0].Cases).Name);
        Assert.False(OptionsOfFormats.Formats.Agrees(OptionsWith(earlier), OptionsWith(earlier with { Formats = ["xml"] })));
        Write("n_comma.json", "[1,]");
        Assert.Equal(
            $"{folder.Path} no longer holds the files that the run began with. Restore them, or start a new run; the results are "
                + "unchanged.",
            Assert.Throws<BadInputException>(() => FormatSelection.Of(earlier)).Message);
        Assert.False(OptionsOfFormats.Corpus.Agrees(OptionsWith(earlier), OptionsWith(FormatSelection.Read(given).Options)));
        Assert.False(OptionsOfFormats.Corpus.Agrees(OptionsWith(new FormatOptions()), OptionsWith(earlier)));
    }

    private static RunOptions OptionsWith(FormatOptions own) => ResultsOf.Options("a") with { Kind = "formats", Own = own };

    private FormatCases Read(string? format = "json") => OutsideCorpus.Read(folder.Path, format, FormatCatalogue.All);

    private static void Shell(string line)
    {
        using var process = Process.Start("sh", ["-c", line]);
        process.WaitForExit();
    }

    private void Write(string name, string text) => File.WriteAllText(folder.File(name), text);

    private static void Refuses(string sentence, string path, Action prepare, string format = "json")
    {
        prepare();
        Assert.Contains(sentence, Assert.Throws<BadInputException>(() => OutsideCorpus.Read(path, format, FormatCatalogue.All)).Message,
            StringComparison.Ordinal);
    }
}
