using Assay.Cli.Showing;
using Assay.Report;
using Assay.Report.Tests;

namespace Assay.Cli.Tests.Showing;

public class PayloadsAreDrawn
{
    private const string Json = """{"Books":[{"Title":"Book 1","Id":1}]}""";

    [Fact]
    public void With_marks_under_values_where_there_is_no_colour() => Snapshot.Matches(Drawn(OutputStyle.Plain), "payload.txt");

    [Fact]
    public void With_values_in_colour_on_a_terminal()
    {
        var text = Drawn(new OutputStyle(100, IsTerminal: true));

        Snapshot.Matches(text, "payload.ansi.txt");
        Assert.DoesNotContain("^^", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Marks_of_neighbours_do_not_touch()
    {
        using var output = new StringWriter();
        new PayloadText(output, OutputStyle.Plain).Write(
            new PayloadView([1, 2, 3], [new FoundValue("A", 0, 2, "x"), new FoundValue("B", 2, 1, "x")], []));

        Assert.Contains("\n          ^^^^^ ^^", output.ToString().ReplaceLineEndings("\n"), StringComparison.Ordinal);
    }

    private static string Drawn(OutputStyle style)
    {
        using var output = new StringWriter();
        new PayloadText(output, style).Write(Shelf.View(Json));
        return output.ToString();
    }
}
