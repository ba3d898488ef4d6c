using System.Text.Json;
using Assay.Engine.Tests.Fakes;

namespace Assay.Cli.Tests;

/// <summary>Verdicts without timing.</summary>
public sealed class CheckTests
{
    [Fact]
    public void Rows_are_listed_best_first_with_what_they_lose_and_what_they_ask_of_the_types()
    {
        using WorkingFolder folder = new();

        var answer =
            AssayInProcess.Run(folder.Path, "check", "--rows", "xml-serializer,data-contract/plain,google.protobuf,memory-marshal");

        Assert.Equal(0, answer.ExitCode);
        var lines = answer.Output.ReplaceLineEndings("\n").Split('\n');
        Assert.StartsWith("books, size 100: 1 of 4 rows brings back everything", lines[0], StringComparison.Ordinal);
        var head = Array.FindIndex(lines, line => line.StartsWith("row  ", StringComparison.Ordinal));
        lines = lines[(head + 2)..];
        Assert.Equal(["google.protobuf", "data-contract/plain", "xml-serializer", "memory-marshal"],
            lines[..4].Select(line => line.Split(' ')[0]));
        Assert.Equal(["through", "supported", "lossy", "not"],
            lines[..4].Select(line => line.Split(' ', StringSplitOptions.RemoveEmptyEntries)[1]));
        Assert.Contains("generated classes", lines[0], StringComparison.Ordinal);
        Assert.Contains("6 attributes", lines[1], StringComparison.Ordinal);
        Assert.Contains("1 of 4 members", lines[2], StringComparison.Ordinal);
        Assert.Contains("xml-serializer: lossy: BookShelf.Secret: null instead of a string", answer.Output, StringComparison.Ordinal);
        Assert.Contains("memory-marshal: not judged: ", answer.Output, StringComparison.Ordinal);
        Assert.Contains("xml-serializer: lossy, ", answer.Errors, StringComparison.Ordinal);
        Assert.Equal(["results"], Directory.EnumerateFileSystemEntries(folder.Path).Select(Path.GetFileName));
    }

    [Fact]
    public void Verdicts_are_saved_as_results_of_which_a_page_is_made()
    {
        using WorkingFolder folder = new();

        var check =
            AssayInProcess.Run(folder.Path, "check", "--rows", "xml-serializer,json.net/reused", "--size", "1", "--out", "verdicts.json");
        var page = AssayInProcess.Run(folder.Path, "report", "verdicts.json", "--out", "verdicts.html");
        var again = AssayInProcess.Run(folder.Path, "check", "--rows", "xml-serializer", "--out", "verdicts.json");

        Assert.Equal(0, check.ExitCode);
        Assert.Contains("Results with all verdicts: verdicts.json", check.Errors, StringComparison.Ordinal);
        using var document = JsonDocument.Parse(File.ReadAllText(folder.File("verdicts.json")));
        Assert.Equal(["lossy", "lossy"],
            document.RootElement.GetProperty("checks").EnumerateArray().Select(one => one.GetProperty("verdict").GetString()));
        Assert.StartsWith("{\"Books\":[",
            System.Text.Encoding.UTF8.GetString(
                document.RootElement.GetProperty("checks")[1].GetProperty("payloadHead").GetBytesFromBase64()), StringComparison.Ordinal);
        Assert.Equal(0, page.ExitCode);
        Assert.True(new FileInfo(folder.File("verdicts.html")).Length > 100_000);
        Assert.Equal((2, ""), (again.ExitCode, again.Output));
        Assert.Contains("verdicts.json already exists.", again.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_program_reads_the_same_as_JSON()
    {
        using WorkingFolder folder = new();
        var run = FakeRuns.Of(
            static clock => new FakeWorkers(clock) { Differences = _ => ["BookShelf.Secret: null instead of a string"] });

        var answer = AssayInProcess.RunOn(
            run, folder.Path, "check", "--rows", "xml-serializer", "--data-set", "books", "--size", "1", "--format", "json");

        Assert.Equal(0, answer.ExitCode);
        using var document = JsonDocument.Parse(answer.Output);
        var table = document.RootElement.GetProperty("data")[0];
        var row = table.GetProperty("rows").EnumerateArray().Single();
        Assert.Equal(("books, size 1", 4), (table.GetProperty("data").GetString(), table.GetProperty("members").GetInt32()));
        Assert.Equal(("lossy", 1), (row.GetProperty("verdict").GetString(), row.GetProperty("lostMembers").GetInt32()));
        Assert.Equal(0, row.GetProperty("needs").GetProperty("attributes").GetInt32());
    }

    [Fact]
    public void The_smallest_edit_of_the_types_that_turns_a_verdict_is_found_by_trying_it()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "check", "--types", typeof(OwnClasses.Samples).Assembly.Location, "--root", "OwnClasses.ShyGroup", "--factory",
            "OwnClasses.Shy.Group",
            "--rows", "nerdbank.message-pack/map,system.text.json/reflection", "--edits", "--format", "json", "--out", "verdicts.json");

        Assert.Equal(0, answer.ExitCode);
        using var document = JsonDocument.Parse(answer.Output);
        var rows = document.RootElement.GetProperty("data")[0].GetProperty("rows").EnumerateArray()
            .ToDictionary(row => row.GetProperty("row").GetString()!);
        var carried = rows["nerdbank.message-pack/map"].GetProperty("carriedAfter");
        Assert.Equal(("lossy", "library"),
            (rows["nerdbank.message-pack/map"].GetProperty("verdict").GetString(),
                rows["nerdbank.message-pack/map"].GetProperty("limitOf").GetString()));
        Assert.Equal((3, 1, 0),
            (carried.GetProperty("parameterlessConstructors").GetInt32(), carried.GetProperty("publicSetters").GetInt32(),
                carried.GetProperty("publicMembers").GetInt32()));
        Assert.Equal(JsonValueKind.Null, rows["system.text.json/reflection"].GetProperty("carriedAfter").ValueKind);
        Assert.Contains(
            "(about Keyed.Stock)", rows["system.text.json/reflection"].GetProperty("cause").GetString(), StringComparison.Ordinal);

        // The phase tells of itself, and what it found is in the results.
        Assert.Matches(@"(?s)Trying edits\s.*: nerdbank\.message-pack/map, constructors and members: an edit helps", answer.Errors);
        Assert.Contains(
            "1 public setter: nerdbank.message-pack/map", AssayInProcess.Run(folder.Path, "report", "verdicts.json").Output,
            StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_private_constructor_with_the_librarys_attribute_is_an_edit()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "check", "--types", typeof(OwnClasses.Samples).Assembly.Location, "--root", "OwnClasses.Letter", "--factory",
            "OwnClasses.Limits.Letter", "--rows", "memory-pack/utf-8,message-pack/array", "--edits");

        Assert.Equal(0, answer.ExitCode);
        Assert.Contains("memory-pack/utf-8: rejected: ", answer.Output, StringComparison.Ordinal);
        var output = Unwrapped(answer.Output);
        Assert.Contains("[MemoryPackConstructor] on 1 private constructor that takes all members: memory-pack/utf-8", output,
            StringComparison.Ordinal);
        Assert.Contains("[SerializationConstructor] on 1 private constructor that takes all members: message-pack/array", output,
            StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_member_that_is_no_data_is_excluded_for_trial_and_other_edits_are_made_on_top()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "check", "--types", typeof(LegacyClasses.Make).Assembly.Location, "--root", "LegacyClasses.Watcher", "--factory",
            "LegacyClasses.Make.Watcher",
            "--rows", "data-contract/serializable,memory-pack/utf-8", "--edits", "--format", "json");

        Assert.Equal(0, answer.ExitCode);
        using var document = JsonDocument.Parse(answer.Output);
        var rows = document.RootElement.GetProperty("data")[0].GetProperty("rows").EnumerateArray()
            .ToDictionary(row => row.GetProperty("row").GetString()!, row => row.GetProperty("carriedAfter"));
        Assert.Equal(
            "Watcher._found", rows["data-contract/serializable"].GetProperty("nonSerialized").EnumerateArray().Single().GetString());
        Assert.Equal(0, rows["data-contract/serializable"].GetProperty("privateConstructors").GetInt32());
        Assert.Equal("Watcher._found", rows["memory-pack/utf-8"].GetProperty("nonSerialized").EnumerateArray().Single().GetString());
        Assert.Equal((1, 0),
            (rows["memory-pack/utf-8"].GetProperty("parameterlessConstructors").GetInt32(),
                rows["memory-pack/utf-8"].GetProperty("privateConstructors").GetInt32()));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_generic_collection_in_the_place_of_one_from_before_generics_is_tried_where_the_values_have_one_type()
    {
        using WorkingFolder folder = new();

        var answer = Legacy(folder, "Basket", "memory-pack/utf-8,system.text.json/reflection,message-pack/array");

        Assert.Equal(0, answer.ExitCode);
        var output = Unwrapped(answer.Output);
        Assert.Contains("not judged: Assay cannot emit this yet: Basket.Lines is an ArrayList.", output, StringComparison.Ordinal);
        Assert.Contains(
            "List<BasketLine> instead of ArrayList for Basket.Lines, Dictionary<string, decimal> instead of Hashtable for "
                + "Basket.Prices, SortedList<int, string> instead of SortedList for Basket.Shelves, "
            + "Queue<string> instead of Queue for Basket.Waiting, Stack<long> instead of Stack for Basket.Undo, int?[] instead of "
            + "object[] for Basket.Codes, List<Figure> instead of IList for Basket.Figures: memory-pack/utf-8, message-pack/array",
            output,
            StringComparison.Ordinal);
        Assert.DoesNotContain("No generic collection fits", output, StringComparison.Ordinal);
    }

    [Fact]
    public void A_collection_of_several_types_gets_no_generic_one_and_the_answer_says_why()
    {
        using WorkingFolder folder = new();

        var answer = Legacy(folder, "Drawer", "memory-pack/utf-8");

        Assert.Equal(0, answer.ExitCode);
        Assert.Contains(
            "No generic collection fits: Drawer.Mixed (ArrayList) holds string, int and Article; Drawer.Empty (Hashtable) is empty in "
                + "all values; Drawer.Hidden (ArrayList) holds Secret, which is not public.",
            Unwrapped(answer.Output),
            StringComparison.Ordinal);
        Assert.DoesNotContain("Carried after", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_generic_collection_and_another_edit_are_tried_together()
    {
        using WorkingFolder folder = new();

        var answer = Legacy(folder, "Trolley", "system.text.json/reflection", "--format", "json");

        Assert.Equal(0, answer.ExitCode);
        using var document = JsonDocument.Parse(answer.Output);
        var carried = document.RootElement.GetProperty("data")[0].GetProperty("rows")[0].GetProperty("carriedAfter");
        var collection = carried.GetProperty("genericCollections").EnumerateArray().Single();
        Assert.Equal(("Trolley.Items", "ArrayList", "List<string>"),
            (collection.GetProperty("member").GetString(), collection.GetProperty("declared").GetString(),
                collection.GetProperty("generic").GetString()));
        Assert.Equal("List<string>",
            document.RootElement.GetProperty("data")[0].GetProperty("untypedCollections").EnumerateArray().Single().GetProperty("generic")
                .GetString());
    }

    [Fact]
    public void A_row_that_another_row_of_its_library_can_replace_says_so_without_edits()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "check", "--types", typeof(OwnClasses.Samples).Assembly.Location, "--root", "OwnClasses.Drawing", "--factory",
            "OwnClasses.Limits.Drawing", "--rows", "xml-serializer,xml-serializer/known-types");

        Assert.Equal(0, answer.ExitCode);
        Assert.Contains("Carried by xml-serializer/known-types (extraTypes: ",
            answer.Output.ReplaceLineEndings("\n").Replace("\n    ", " ", StringComparison.Ordinal), StringComparison.Ordinal);
    }

    [Fact]
    public void Where_no_row_is_available_nothing_was_checked()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "--rows", "binary-formatter/use-new-max-array-size");

        Assert.Equal(1, answer.ExitCode);
        Assert.Contains("1 row not available here: binary-formatter/use-new-max-array-size.", answer.Output, StringComparison.Ordinal);
    }

    private static Answer Legacy(WorkingFolder folder, string root, string rows, params string[] options) => AssayInProcess.Run(
        folder.Path,
        ["check", "--types", typeof(LegacyClasses.Make).Assembly.Location, "--root", $"LegacyClasses.{root}", "--factory",
                $"LegacyClasses.Make.{root}", "--rows", rows, "--edits", .. options]);

    private static string Unwrapped(string output) =>
        System.Text.RegularExpressions.Regex.Replace(output.ReplaceLineEndings("\n"), @"\n {4,8}(?=\S)", " ");
}
