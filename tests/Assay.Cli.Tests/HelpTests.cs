using System.CommandLine;
using System.CommandLine.Help;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests;

/// <summary>The help of every command, in a pipe and on terminals.</summary>
public class HelpTests
{
    // The last column of a terminal stays free.
    private const int Narrow = 79;
    private const int Wide = 99;
    private const int PipeWidth = 120;
    private const int MostLinesOfRoot = 45;
    private const int MostLinesOfAnEntry = 25;

    private static readonly RootCommand Root = Program();

    public static TheoryData<string> Commands => [.. AllBelow(Root).Select(PathOf)];

    [Theory]
    [InlineData(Narrow)]
    [InlineData(Wide)]
    [InlineData(PipeWidth)]
    public void The_help_of_the_program_fits_a_screen(int width)
    {
        var lines = Lines(Root, width);

        Assert.InRange(lines.Length, 1, MostLinesOfRoot);
        Assert.All(lines, line => Assert.InRange(line.Length, 0, width));
        Assert.All(Root.Subcommands.Where(command => !command.Hidden),
            command => Assert.Single(lines, line => line.StartsWith($"  {command.Name} ", StringComparison.Ordinal)));
        Assert.Equal(["Usage", "Examples", "Measure", "Judge", "Decide", "Set up"],
            lines.Where(line => line.Contains(':', StringComparison.Ordinal) && line[0] != ' ').Select(line => line.Split(':')[0]).Skip(1));
    }

    [Theory]
    [MemberData(nameof(Commands))]
    public void The_help_of_a_command_has_examples_and_fits_its_width(string path)
    {
        var command = path.Split(' ').Aggregate((Command)Root, (of, name) => of.Subcommands.Single(sub => sub.Name == name));

        foreach (var width in (int[])[Narrow, Wide, PipeWidth])
        {
            var lines = Lines(command, width);
            Assert.All(lines, line => Assert.InRange(line.Length, 0, width));
            Assert.StartsWith($"Usage: assay {path} ", Assert.Single(lines, line => line.StartsWith("Usage:", StringComparison.Ordinal)),
                StringComparison.Ordinal);
            Assert.Contains("Examples:", lines);
            Assert.All(command.Options,
                option => Assert.Single(
                    lines, line => line == $"  {option.Name}" || line.StartsWith($"  {option.Name} ", StringComparison.Ordinal)));
            Assert.All(EntriesOf(lines), entry => Assert.InRange(entry, 1, MostLinesOfAnEntry));
        }
    }

    [Theory]
    [MemberData(nameof(Commands))]
    public void Each_example_is_a_command_line_that_the_program_understands(string path)
    {
        var command = Assert.IsType<HelpedCommand>(
            path.Split(' ').Aggregate((Command)Root, (of, name) => of.Subcommands.Single(sub => sub.Name == name)));

        Assert.NotEmpty(command.Examples);
        Assert.All(command.Examples.Select(example => example.Line).Where(line => line.StartsWith("assay ", StringComparison.Ordinal)),
            line => Assert.Empty(Root.Parse(line["assay ".Length..].Split(" > ")[0]).Errors));
    }

    [Theory]
    [MemberData(nameof(Commands))]
    public void The_help_of_a_command_has_two_examples_and_names_a_page_that_is_there(string path)
    {
        var command = Assert.IsType<HelpedCommand>(
            path.Split(' ').Aggregate((Command)Root, (of, name) => of.Subcommands.Single(sub => sub.Name == name)));

        Assert.InRange(command.Examples.Count, 2, int.MaxValue);
        Assert.True(File.Exists(Path.Combine(GeneratedPart.Root, command.Page)), command.Page);
        Assert.Equal($"More: {command.Page}", Lines(command, PipeWidth)[^1]);
    }

    [Fact]
    public void In_a_pipe_help_is_an_answer()
    {
        using WorkingFolder folder = new();

        var root = AssayInProcess.Run(folder.Path, "--help");
        var repro = AssayInProcess.Run(folder.Path, "repro", "-h");

        Assert.Equal((0, "", 0, ""), (root.ExitCode, root.Errors, repro.ExitCode, repro.Errors));
        Assert.Equal(Lines(Root, PipeWidth), root.Output.TrimEnd().ReplaceLineEndings("\n").Split('\n'));
        Assert.Contains("Usage: assay repro ROW [CASE] [options]", repro.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("memory-pack", repro.Output, StringComparison.Ordinal);
    }

    /// <summary>A sentence says to add it.</summary>
    [Fact]
    public void Who_may_go_on_with_types_of_a_file_can_say_that_the_file_is_trusted()
    {
        Command[] asking = [.. AllBelow(Root).Where(command => Takes(command, "--resume") && Takes(command, "--types"))];

        Assert.InRange(asking.Length, 8, int.MaxValue);
        Assert.All(asking, command => Assert.True(Takes(command, "--trust"), command.Name));

        static bool Takes(Command command, string name) => command.Options.Any(option => option.Name == name);
    }

    [Fact]
    public void Help_is_given_next_to_a_mistake()
    {
        using WorkingFolder folder = new();

        Assert.Contains("Your own types:", AssayInProcess.Run(folder.Path, "run", "--processes", "3", "-h").Output,
            StringComparison.Ordinal);
    }

    internal static RootCommand Program() => AssayProgram.Root(AssayInProcess.ServicesOn(new Streams(TextWriter.Null, TextWriter.Null)));

    private static IEnumerable<Command> AllBelow(Command command) =>
        command.Subcommands.Where(sub => !sub.Hidden).SelectMany(sub => AllBelow(sub).Prepend(sub));

    private static string PathOf(Command command) =>
        string.Join(' ', [.. command.Parents.OfType<Command>().Where(parent => parent is not RootCommand).Select(PathOf), command.Name]);

    private static string[] Lines(Command command, int width)
    {
        var help = Assert.IsType<GroupedHelp>(Root.Options.OfType<HelpOption>().Single().Action);
        using StringWriter output = new();
        help.Write(command, output, width);
        return output.ToString().TrimEnd().ReplaceLineEndings("\n").Split('\n');
    }

    /// <summary>How many lines each option, argument or command takes.</summary>
    private static IEnumerable<int> EntriesOf(string[] lines)
    {
        int[] begins = [
            .. lines.Index().Where(line => line.Item.StartsWith("  ", StringComparison.Ordinal) && line.Item[2] != ' ')
                .Select(line => line.Index)];
        return begins.Select(
            begin => lines.Skip(begin + 1).TakeWhile(line => line.StartsWith("   ", StringComparison.Ordinal)).Count() + 1);
    }
}
