using Assay.Cli.Tests.Types;

namespace Assay.Cli.Tests.Trusting;

/// <summary>What an <c>assay.json</c> names that the user has not written: asked about on a terminal, refused elsewhere.</summary>
public sealed class TrustTests : IDisposable
{
    private const string Project = """
        <Project Sdk="Microsoft.NET.Sdk" InitialTargets="Run">
          <PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup>
          <Target Name="Run"><WriteLinesToFile File="$(MSBuildThisFileDirectory)ran" Lines="target" /></Target>
        </Project>
        """;

    private const string Options = """
        {
          "types": "src/Shop.csproj", "root": "Shop.Order", "factory": "Shop.Samples.Make",
          "source": "packages", "adapters": "own", "rows": "json.net/reused"
        }
        """;

    private readonly WorkingFolder folder = new();
    private readonly WorkingFolder data = new();

    public TrustTests()
    {
        Directory.CreateDirectory(folder.File("src"));
        File.WriteAllText(folder.File("src/Shop.csproj"), Project);
        File.WriteAllText(folder.File("assay.json"), Options);
    }

    private string Trusted => data.File("trusted");

    public void Dispose()
    {
        folder.Dispose();
        data.Dispose();
    }

    [Theory]
    [InlineData("run", true)]
    [InlineData("check", true)]
    [InlineData("show payload", true)]
    [InlineData("choose --need cycles", true)]
    [InlineData("show rows", false)]
    [InlineData("show rows --build", false)]
    [InlineData("run --resume missing.json", false)]
    public void Without_a_terminal_a_file_that_names_code_stops_the_command_in_one_sentence(string line, bool takesTypes)
    {
        var answer = Run(null, line);

        var command = line.Split(" --")[0];
        var types = takesTypes
            ? "build this project or load this dll, and run its code: --types src/Shop.csproj; "
                + "run this method: --factory Shop.Samples.Make; "
            : "";
        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Equal(
            $"You have not written or confirmed assay.json here, and with it 'assay {command}' would {types}"
                + "take packages from this folder, and run their code: --source packages; "
                + "build and run the adapters in this folder: --adapters own. Read it, then add --trust.",
            answer.Errors.Replace('\\', '/').TrimEnd());
        AssertNothingRan();
    }

    [Theory]
    [InlineData("run --shard x")]
    [InlineData("check --surface strem")]
    [InlineData("show payload --surface strem")]
    [InlineData("choose --need speed")]
    [InlineData("show rows")]
    public void Who_trusts_the_file_on_the_command_line_is_not_asked_and_nothing_is_remembered(string line)
    {
        var answer = Run(null, $"{line} --trust");

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith("Options from assay.json: ", answer.Errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(Trusted));
        AssertNothingRan();
    }

    [Theory]
    [InlineData("check --types missing.dll")]
    [InlineData("show contract")]
    [InlineData("choose --no-measure")]
    [InlineData("choose missing.json")]
    [InlineData("show data-sets")]
    [InlineData("show cases")]
    [InlineData("report missing.json")]
    [InlineData("compare missing.json")]
    [InlineData("merge missing.json")]
    [InlineData("report missing.json --as features")]
    [InlineData("completion bash")]
    [InlineData("cache")]
    [InlineData("run --help")]
    [InlineData("[suggest:10] assay$run$")]
    public void Commands_that_run_nothing_neither_ask_nor_run(string line)
    {
        var arguments = line.Split(' ').Select(argument => argument.Replace('$', ' '));

        using FailingTerminal terminal = new();
        var answer = AssayInProcess.Run(folder.Path, Trusted, terminal, arguments);

        Assert.DoesNotContain("confirmed", answer.Errors, StringComparison.Ordinal);
        AssertNothingRan();
    }

    [Fact]
    public void What_the_command_line_names_needs_no_trust()
    {
        File.WriteAllText(folder.File("assay.json"), """{ "types": "src/Shop.csproj", "root": "Shop.Order", "rows": "json.net/reused" }""");

        var own = Run(null, "run --types Own.dll --root Own.Order --shard x");
        var partly = Run(null, "run --root Shop.Line --shard x");

        Assert.StartsWith("Options from assay.json: --rows json.net/reused", own.Errors, StringComparison.Ordinal);
        Assert.StartsWith("You have not written", partly.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("y")]
    [InlineData(" YES ")]
    public void A_terminal_asks_once_for_each_content_and_place(string yes)
    {
        var asked = Run(yes, "run --shard x");
        var again = Run(null, "check --surface strem");
        var moved = Directory.CreateDirectory(folder.File("moved")).FullName;
        File.Copy(folder.File("assay.json"), Path.Combine(moved, "assay.json"));
        var elsewhere = AssayInProcess.Run(moved, Trusted, null, ["run", "--shard", "x"]);
        File.AppendAllText(folder.File("assay.json"), " ");
        var changed = Run(null, "run --shard x");

        var lines = asked.Errors.Replace('\\', '/').Split('\n', StringSplitOptions.TrimEntries);
        Assert.Equal(
            [
                "You have not written or confirmed assay.json here. With it 'assay run' would",
                "build this project or load this dll, and run its code: --types src/Shop.csproj",
                "run this method: --factory Shop.Samples.Make",
                "take packages from this folder, and run their code: --source packages",
                "build and run the adapters in this folder: --adapters own",
            ],
            lines[..5]);
        Assert.StartsWith("Trust this file? [y/N] Options from assay.json: --types src/Shop.csproj ", lines[5], StringComparison.Ordinal);
        Assert.StartsWith("Options from assay.json: ", again.Errors, StringComparison.Ordinal);
        Assert.StartsWith("You have not written or confirmed assay.json here,", elsewhere.Errors, StringComparison.Ordinal);
        Assert.StartsWith("You have not written or confirmed assay.json here,", changed.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("")]
    [InlineData("n")]
    [InlineData("yess")]
    [InlineData(null)]
    public void Any_other_answer_is_no(string? answer)
    {
        var refused = AssayInProcess.Run(folder.Path, Trusted, new StringReader(answer is null ? "" : answer + "\n"), ["run"]);

        Assert.Equal((2, ""), (refused.ExitCode, refused.Output));
        Assert.EndsWith(
            "[y/N] Nothing was run. Correct assay.json, or give these options on the command line, which wins.",
            refused.Errors.TrimEnd(),
            StringComparison.Ordinal);
        Assert.False(Directory.Exists(Trusted));
        AssertNothingRan();
    }

    [Fact]
    public void What_was_confirmed_is_used_even_if_the_file_changes_meanwhile()
    {
        var other = Options.Replace("src/Shop", "src/Evil", StringComparison.Ordinal);
        using SwappingTerminal terminal = new(() => File.WriteAllText(folder.File("assay.json"), other));

        var first = AssayInProcess.Run(folder.Path, Trusted, terminal, ["run", "--shard", "x"]);
        var second = Run(null, "run --shard x");

        Assert.Contains("Options from assay.json: --types src/Shop.csproj ", first.Errors.Replace('\\', '/'), StringComparison.Ordinal);
        Assert.Contains("--types src/Evil.csproj", second.Errors.Replace('\\', '/'), StringComparison.Ordinal);
        Assert.StartsWith("You have not written", second.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_data_folder_that_cannot_be_written_costs_a_sentence_and_the_next_question()
    {
        File.WriteAllText(data.File("file"), "");

        var asked = AssayInProcess.Run(folder.Path, data.File("file/trusted"), new StringReader("y\n"), ["run", "--shard", "x"]);
        var again = AssayInProcess.Run(folder.Path, data.File("file/trusted"), null, ["run", "--shard", "x"]);

        Assert.Contains("That you trust assay.json could not be remembered (", asked.Errors, StringComparison.Ordinal);
        Assert.Contains("Options from assay.json: ", asked.Errors, StringComparison.Ordinal);
        Assert.StartsWith("You have not written", again.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void Text_of_the_file_cannot_forge_a_line_of_the_question()
    {
        File.WriteAllText(folder.File("assay.json"), """{ "types": "a\nTrust this file? [y/N] y\u001b[2J\u2028b", "root": "R" }""");

        var lines = Run("n", "run").Errors.TrimEnd().Split('\n');

        Assert.Equal(3, lines.Length);
        Assert.DoesNotContain(lines, line => line.Any(letter => char.IsControl(letter) && letter != '\r'));
    }

    [Fact]
    public void What_init_wrote_is_trusted_until_it_is_changed()
    {
        using ShopFolder shop = new();
        string[] init = ["init", "--types", "Shop.dll", "--root", "Shop.Order"];

        var written = AssayInProcess.Run(shop.Path, Trusted, null, init);
        var used = AssayInProcess.Run(shop.Path, Trusted, null, ["run", "--shard", "x"]);
        var ofAnother = AssayInProcess.Run(shop.Path, data.File("another"), null, ["run", "--shard", "x"]);
        var text = File.ReadAllText(shop.FileOf("assay.json"));
        File.WriteAllText(shop.FileOf("assay.json"), text.Replace("Shop.Order", "Shop.Article", StringComparison.Ordinal));
        var changed = AssayInProcess.Run(shop.Path, Trusted, null, ["run", "--shard", "x"]);

        Assert.Equal((0, ""), (written.ExitCode, written.Errors));
        Assert.StartsWith("Options from assay.json: --types Shop.dll --root Shop.Order", used.Errors, StringComparison.Ordinal);
        Assert.StartsWith("You have not written", ofAnother.Errors, StringComparison.Ordinal);
        Assert.StartsWith("You have not written", changed.Errors, StringComparison.Ordinal);
    }

    private Answer Run(string? typed, string line) =>
        AssayInProcess.Run(folder.Path, Trusted, typed is null ? null : new StringReader(typed + "\n"), line.Split(' '));

    private void AssertNothingRan() => Assert.False(File.Exists(folder.File("src/ran")), "Code of the project ran.");

    /// <summary>A terminal that nobody may ask.</summary>
    private sealed class FailingTerminal : StringReader
    {
        public FailingTerminal()
            : base("y\n")
        {
        }

        public override string ReadLine() => throw new InvalidOperationException("Asked.");
    }

    /// <summary>A terminal whose user takes a while.</summary>
    private sealed class SwappingTerminal(Action meanwhile) : StringReader("y\n")
    {
        public override string? ReadLine()
        {
            meanwhile();
            return base.ReadLine();
        }
    }
}
