using Spectre.Console;
using Spectre.Console.Rendering;

namespace Assay.Report.Writing.Terminal;

/// <summary>Paper of a fixed width: everything on it is fitted, and plain unless a terminal shows it.</summary>
internal sealed class Canvas(TextWriter output, OutputStyle style)
{
    public int Width { get; } = Math.Max(style.Width, OutputStyle.MinimumWidth);

    /// <summary>What columns may fill: Spectre keeps a column free at either edge of a table, for a frame.</summary>
    public int TableWidth => Width - 2;

    public bool IsTerminal { get; } = style.IsTerminal;

    public void Blank() => output.WriteLine();

    /// <summary>A paragraph; lines after the first are indented.</summary>
    public void Paragraph(string text, int indent = 0, bool isStrong = false)
    {
        foreach (var line in Plain.Wrap(text, Width, indent))
            output.WriteLine(isStrong && IsTerminal ? $"\u001b[1m{line}\u001b[0m" : line);
    }

    /// <summary>A line in which blanks are places, such as one with a sparkline; only where it is too wide is it broken like a paragraph.</summary>
    public void Drawn(string line)
    {
        if (line.Length <= Width)
            output.WriteLine(line);
        else
            Paragraph(line, indent: 2);
    }

    /// <summary>A table without frames.</summary>
    public Table NewTable() => new()
    {
        Border = new HeaderRule(IsTerminal ? '─' : '-'),
        ShowRowSeparators = false,
        UseSafeBorder = false,
    };

    public void Draw(IRenderable renderable)
    {
        using var buffer = new StringWriter { NewLine = "\n" };
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = IsTerminal ? AnsiSupport.Yes : AnsiSupport.No,
            ColorSystem = IsTerminal ? ColorSystemSupport.Standard : ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new AnsiConsoleOutput(buffer),
        });
        console.Profile.Width = Width;
        console.Profile.Capabilities.Unicode = true;
        console.Write(renderable);
        // Spectre pads every line and draws empty lines for edges that this border does not have.
        var lines = buffer.ToString().Split('\n').Select(line => line.TrimEnd()).Where(line => line.Length > 0);
        foreach (var line in lines)
            output.WriteLine(line);
    }
}
