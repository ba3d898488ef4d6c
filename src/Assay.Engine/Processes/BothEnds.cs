using System.Text;

namespace Assay.Engine.Processes;

/// <summary>The beginning and the end of a text of any length.</summary>
internal sealed class BothEnds
{
    /// <summary>Characters that are kept of each end.</summary>
    internal const int Most = 32 * 1024;

    private readonly StringBuilder beginning = new();
    private readonly StringBuilder end = new();
    private bool isCut;

    /// <summary>Adds to the end.</summary>
    public void Append(ReadOnlySpan<char> text)
    {
        int toBeginning = Math.Min(text.Length, Most - beginning.Length);
        beginning.Append(text[..toBeginning]);
        end.Append(text[toBeginning..]);
        if (end.Length <= 2 * Most)
            return;
        end.Remove(0, end.Length - Most);
        isCut = true;
    }

    /// <summary>Both ends, on lines of their own where something between them is left out.</summary>
    public override string ToString() => $"{beginning}{(isCut ? Environment.NewLine : "")}{end}";
}
