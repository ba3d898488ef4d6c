using System.Globalization;
using Assay.Core.Naming;
using Assay.Report;

namespace Assay.Cli.Showing;

/// <summary>
/// Prints a payload as hex and text side by side, 16 bytes a line. A terminal shows values in colour, neighbours in two of them; elsewhere
/// a line of marks stands under each line that has any.
/// </summary>
public sealed class PayloadText(TextWriter output, OutputStyle style)
{
    private const int BytesOfLine = 16;
    private const int Half = BytesOfLine / 2;
    private const int OffsetDigits = 8;
    private const int HexBegin = OffsetDigits + 2;
    private const int TextBegin = HexBegin + (3 * BytesOfLine) + 2;
    private static readonly string[] Colours = ["\u001b[1;32m", "\u001b[1;36m"];
    private const string Plainly = "\u001b[0m";

    /// <summary>Prints the counts, the bytes and the places of values.</summary>
    public void Write(PayloadView view)
    {
        Line(Counts(view));
        output.WriteLine();
        var owners = Owners(view);
        for (var begin = 0; begin < view.Payload.Length; begin += BytesOfLine)
            WriteBytes(view.Payload, owners, begin);
        if (view.Payload.Length > 0)
            output.WriteLine();
        WritePlaces(view);
    }

    /// <summary>How many bytes there are and what they are for.</summary>
    public static string Counts(PayloadView view) => string.Create(
        CultureInfo.InvariantCulture,
        $"{view.Payload.Length:N0} bytes: {view.ValueBytes:N0} for values, {view.OverheadBytes:N0} overhead{Share(view)}");

    private static string Share(PayloadView view) => view.Payload.Length == 0
        ? ""
        : string.Create(CultureInfo.InvariantCulture, $" ({100.0 * view.OverheadBytes / view.Payload.Length:0} %)");

    // The number of the value that each byte belongs to; -1 for overhead.
    private static int[] Owners(PayloadView view)
    {
        var owners = new int[view.Payload.Length];
        Array.Fill(owners, -1);
        for (var i = 0; i < view.Values.Count; i++)
            Array.Fill(owners, i, view.Values[i].Offset, view.Values[i].Length);
        return owners;
    }

    private void WriteBytes(byte[] payload, int[] owners, int begin)
    {
        var count = Math.Min(BytesOfLine, payload.Length - begin);
        output.Write(begin.ToString("x8", CultureInfo.InvariantCulture));
        output.Write("  ");
        for (var i = 0; i < BytesOfLine; i++)
        {
            if (i == Half)
                output.Write(' ');
            output.Write(i < count ? Coloured(payload[begin + i].ToString("x2", CultureInfo.InvariantCulture), owners[begin + i]) : "  ");
            output.Write(' ');
        }

        output.Write(' ');
        for (var i = 0; i < count; i++)
            output.Write(
                Coloured(
                    payload[begin + i] is >= 0x20 and < 0x7F and var character ? ((char)character).ToString() : ".", owners[begin + i]));
        output.WriteLine();
        if (!style.IsTerminal && owners.AsSpan(begin, count).ContainsAnyExcept(-1))
            output.WriteLine(Marks(owners, begin, count));
    }

    private string Coloured(string text, int owner) =>
        style.IsTerminal && owner >= 0 ? $"{Colours[owner % Colours.Length]}{text}{Plainly}" : text;

    // Marks of one value hang together, so that the end of one and the beginning of the next can be told.
    private static string Marks(int[] owners, int begin, int count)
    {
        var line = new char[TextBegin + count + 1];
        Array.Fill(line, ' ');
        for (var i = 0; i < count; i++)
        {
            if (owners[begin + i] < 0)
                continue;
            var isFollowed = i + 1 < count && owners[begin + i + 1] == owners[begin + i];
            var at = HexBegin + (3 * i) + (i >= Half ? 1 : 0);
            Array.Fill(line, '^', at, isFollowed ? i == Half - 1 ? 4 : 3 : 2);
            line[TextBegin + i] = '^';
        }

        return new string(line).TrimEnd();
    }

    private void WritePlaces(PayloadView view)
    {
        var width = view.Values.Select(value => OneLine.Of(value.Path).Length).DefaultIfEmpty(0).Max();
        foreach (var value in view.Values)
        {
            var unit = value.Length == 1 ? "byte " : "bytes";
            output.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"{value.Offset:x8}  {value.Length,4} {unit}  {OneLine.Of(value.Path).PadRight(width)}  {value.Encoding}"));
        }

        foreach (var path in view.NotFound)
            Line($"not found: {path}");
    }

    private void Line(string text)
    {
        foreach (var line in Plain.Wrap(text, Math.Max(style.Width, OutputStyle.MinimumWidth), 4))
            output.WriteLine(line);
    }
}
