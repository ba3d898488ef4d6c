using System.CommandLine;
using System.Diagnostics;
using System.Text.Json;
using Assay.Cli.Configuration;
using Assay.Cli.Tests.Surroundings;
using Assay.Cli.Tests.Types;
using Assay.Engine.Options;

namespace Assay.Cli.Tests.Packaging;

/// <summary><c>assay.json</c>: what commands take from it, and what the command line replaces.</summary>
public class OptionsFileTests
{
    private const string Full = """
        {
          "$schema": "./assay.schema.json",
          "types": "bin/Shop.dll", "root": "Shop.Order", "sample": "orders.json", "rows": ["json.net", "memory-pack/*"],
          "size": [10, "1k"], "budget": "10m", "precision": "1%", "runtime": "net8.0", "source": "packages", "offline": true, // kept
        }
        """;

    private const string OfRows = "--rows json.net,memory-pack/*";
    private const string Rest = "--runtime net8.0 --source packages --offline";
    private const string Types = "--types bin/Shop.dll --root Shop.Order --sample orders.json";

    [Theory]
    [InlineData("run --shard x", $"{Types} --rows json.net,memory-pack/* --size 10,1k --runtime net8.0 --source packages --offline")]
    [InlineData("run --shard x --rows protobuf-net", $"{Types} --size 10,1k --runtime net8.0 --source packages --offline")]
    [InlineData("run --shard x --data-set books", "--rows json.net,memory-pack/* --runtime net8.0 --source packages --offline")]
    [InlineData("run --shard x --root Shop.Line",
        "--types bin/Shop.dll --rows json.net,memory-pack/* --size 10,1k --runtime net8.0 --source packages --offline")]
    [InlineData("run --processes none", $"{Types} --rows json.net,memory-pack/* --size 10,1k --runtime net8.0 --source packages --offline")]
    [InlineData("run --profile fast",
        $"{Types} --rows json.net,memory-pack/* --size 10,1k --budget 10m --precision 1% --runtime net8.0 --source packages --offline")]
    [InlineData("run --resume missing.json", "--source packages --offline")]
    [InlineData("check --surface strem", $"{Types} {OfRows} --size 10,1k --budget 10m {Rest}")]
    [InlineData("show payload --surface strem", $"{Types} --rows json.net,memory-pack/* --runtime net8.0 --source packages --offline")]
    [InlineData("choose --need speed", $"{Types} --rows json.net,memory-pack/* --source packages --offline")]
    [InlineData("show rows", "--source packages --offline")]
    [InlineData("run startup --surface strem", $"{Types} {OfRows} --size 10,1k --budget 10m {Rest}")]
    [InlineData("run growth --rows jsn.net", $"{Types} --budget 10m {Rest}")]
    [InlineData("run growth --predict 3 --from missing.json", "--source packages --offline")]
    [InlineData("run memory --size 7 --gc none", $"{Types} {OfRows} --budget 10m {Rest}")]
    [InlineData("run io --surface strem", $"{Types} {OfRows} --size 10,1k --budget 10m {Rest}")]
    [InlineData("check cases --case none", $"{OfRows} --budget 10m {Rest}")]
    [InlineData("check formats --case none", $"{OfRows} --budget 10m {Rest}")]
    [InlineData("check hostile --kind none", $"{Types} {OfRows} --size 10,1k --budget 10m {Rest}")]
    [InlineData("check hostile --replay missing.json", "--source packages --offline")]
    [InlineData("check fuzz --span none", $"{Types} {OfRows} --size 10,1k {Rest}")]
    [InlineData("repro json.net none", "--source packages --offline")]
    public void Commands_take_what_the_command_line_neither_says_nor_replaces(string command, string taken)
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("assay.json"), Full);

        var answer = AssayInProcess.Run(folder.Path, [.. command.Split(' '), "--trust"]);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Equal($"Options from assay.json: {taken}", answer.Errors.Split('\n')[0].TrimEnd('\r'));
    }

    [Theory]
    [MemberData(nameof(CommandsOnAdapters))]
    public void Every_command_that_reads_adapters_takes_their_folder_from_the_file(string command)
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("assay.json"), """{ "adapters": "nowhere" }""");

        var answer = AssayInProcess.Run(folder.Path, [.. command.Split(' '), "--trust"]);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith("Options from assay.json: --adapters nowhere", answer.Errors, StringComparison.Ordinal);
    }

    public static TheoryData<string> CommandsOnAdapters => [.. Below(HelpTests.Program(), "").Where(line => line != "init")];

    private static IEnumerable<string> Below(Command command, string path) => command.Subcommands.SelectMany(sub =>
    {
        var line = string.Join(' ', [.. path.Split(' ', StringSplitOptions.RemoveEmptyEntries), sub.Name]);
        var takesFile = sub.Options.OfType<IDeclaredOption>().Any(option => option.Declared == OptionsOfPlaces.Adapters);
        var needed = sub.Arguments.Where(argument => argument.Arity.MinimumNumberOfValues > 0).Select(_ => "x");
        return (takesFile ? [string.Join(' ', [line, .. needed])] : Array.Empty<string>()).Concat(Below(sub, line));
    });

    [Theory]
    [InlineData("report missing.json")]
    [InlineData("compare missing.json")]
    [InlineData("choose missing.json")]
    [InlineData("validate --check x")]
    public void Commands_on_results_take_nothing(string command)
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("assay.json"), Full);

        Assert.DoesNotContain("assay.json", AssayInProcess.Run(folder.Path, command.Split(' ')).Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void The_file_of_a_folder_above_counts_and_its_paths_start_there()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("assay.json"), Full);
        var below = Directory.CreateDirectory(folder.File("a/b")).FullName;

        var up = Path.Combine("..", "..");
        Assert.StartsWith(
            $"Options from {Path.Combine(up, "assay.json")}: --types {Path.Combine(up, "bin", "Shop.dll")} --root Shop.Order --sample "
                + $"{Path.Combine(up, "orders.json")} ",
            AssayInProcess.Run(below, "run", "--shard", "x", "--trust").Errors.Replace('/', Path.DirectorySeparatorChar),
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("{", "assay.json is not valid JSON (line 1). Correct it, or delete it; 'assay init' writes an example.")]
    [InlineData("", "assay.json is not valid JSON")]
    [InlineData("[]", "assay.json must hold a JSON object. 'assay init' writes an example.")]
    [InlineData("{\"rows\":\"a\",\"rows\":\"b\"}", "assay.json is not valid JSON")]
    [InlineData("{\"rowss\":\"a\"}", "There is no property in assay.json \"rowss\". Nearest: rows")]
    [InlineData(
        "{\"rows\":[]}", "\"rows\" in assay.json must be a string, a number, or a list of them. 'assay run --help' explains --rows.")]
    [InlineData("{\"rows\":[\"\"]}", "\"rows\" in assay.json must be a string, a number, or a list of them.")]
    [InlineData("{\"types\":7}", "\"types\" in assay.json must be a string that is not empty. 'assay run --help' explains --types.")]
    [InlineData("{\"processes\":\"six\"}", "\"processes\" in assay.json must be a whole number.")]
    [InlineData("{\"processes\":1.5}", "\"processes\" in assay.json must be a whole number.")]
    [InlineData("{\"offline\":\"yes\"}", "\"offline\" in assay.json must be true or false.")]
    [InlineData("{\"source\":[1]}", "\"source\" in assay.json must be a string or a list of strings.")]
    public void A_file_that_says_what_it_cannot_is_refused_in_one_sentence(string text, string sentence)
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("assay.json"), text);

        var answer = AssayInProcess.Run(folder.Path, "run");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
    }

    [RootFact]
    public void The_file_of_a_stranger_is_refused()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("assay.json"), Full);
        using (var chown = Process.Start("chown", ["65534", folder.File("assay.json")]))
            chown.WaitForExit();

        var answer = AssayInProcess.Run(folder.Path, "run");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith("assay.json belongs to another user, so Assay does not use it.", answer.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void Init_writes_an_example_that_run_takes_and_overwrites_nothing()
    {
        using WorkingFolder folder = new();

        var written = AssayInProcess.Run(folder.Path, "init");
        var used = AssayInProcess.Run(folder.Path, "run", "--profile", "fast");
        var first = File.ReadAllText(folder.File("assay.json"));
        var refused = AssayInProcess.Run(folder.Path, "init", "--rows", "json.net");

        Assert.Equal((0, ""), (written.ExitCode, written.Errors));
        Assert.StartsWith("Written: assay.json, assay.schema.json", written.Output, StringComparison.Ordinal);
        Assert.StartsWith("Options from assay.json: --data-set books --rows system.text.json,Newtonsoft.Json,MessagePack --budget 10m",
            used.Errors, StringComparison.Ordinal);
        Assert.Equal((2, ""), (refused.ExitCode, refused.Output));
        Assert.StartsWith(
            "assay.json and assay.schema.json already exist, and init overwrites nothing.", refused.Errors, StringComparison.Ordinal);
        Assert.Equal(first, File.ReadAllText(folder.File("assay.json")));
    }

    [Theory]
    [InlineData("--types Shop.dll --root Shop.Order --sample orders.json --known Shop.Article --include-sample --offline")]
    [InlineData("--types Shop.dll --root Shop.Order --factory Shop.Samples.Make --budget 10m --precision 2%")]
    [InlineData("--rows json.net,memory-pack --processes 6 --with MemoryPack@1.21.1,1.21.4 --runtime net8.0,net10.0 --mode jit")]
    [InlineData("--data-set books,northwind --size 10,1k --operation serialize --surface bytes --profile mixed-types")]
    [InlineData("--rows json.net --reference json.net/reused")]
    [InlineData("--data-set books-payload --payload 100")]
    public void Init_writes_the_options_that_were_given_as_run_takes_them(string options)
    {
        using ShopFolder folder = new();
        var given = options.Split(' ');

        var written = AssayInProcess.Run(folder.Path, ["init", .. given]);

        Assert.True(written.ExitCode == 0, written.Errors);
        var used = AssayInProcess.Run(folder.Path, "run", "--shard", "x", "--processes", "6", "--trust");
        HashSet<string> kept = [.. given];
        kept.ExceptWith(["--processes", "6", "--budget", "10m", "--precision", "2%"]);
        Assert.Equal(kept, used.Errors.Split('\n')[0].TrimEnd('\r')["Options from assay.json: ".Length..].Split(' ').ToHashSet());
    }

    [Fact]
    public void The_schema_knows_every_property_and_the_names_of_rows()
    {
        using WorkingFolder folder = new();
        AssayInProcess.Run(folder.Path, "init");

        using var schema = JsonDocument.Parse(File.ReadAllText(folder.File("assay.schema.json")));
        var properties = schema.RootElement.GetProperty("properties");

        Assert.False(schema.RootElement.GetProperty("additionalProperties").GetBoolean());
        Assert.All(["$schema", "types", "root", "sample", "rows", "dataSet", "budget", "processes", "offline"],
            name => Assert.True(properties.TryGetProperty(name, out _), name));
        Assert.All(properties.EnumerateObject(), property => Assert.NotEqual("", property.Value.GetProperty("description").GetString()));
        Assert.Contains("\"memory-pack/utf-8\"", properties.GetProperty("rows").GetRawText(), StringComparison.Ordinal);
        Assert.Contains("\"server-gc\"", properties.GetProperty("profile").GetRawText(), StringComparison.Ordinal);
    }
}
