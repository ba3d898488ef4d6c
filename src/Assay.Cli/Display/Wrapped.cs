using System.Text;

namespace Assay.Cli.Display;

/// <summary>Breaks text at blanks.</summary>
internal static class Wrapped
{
    /// <summary>The text in lines of at most so many characters, unless a word is longer; all but the first are indented.</summary>
    public static IEnumerable<string> Lines(string text, int width, int indent)
    {
        // Blanks at the beginning and those that align are kept: only single ones are places to break.
        StringBuilder line = new();
        foreach (string word in text.Split(' '))
        {
            if (word.Length > 0 && line.Length > indent && line.Length + 1 + word.Length > width)
            {
                yield return line.ToString().TrimEnd();
                line.Clear().Append(' ', indent).Append(word);
                continue;
            }

            line.Append(line.Length == 0 && word.Length > 0 ? "" : " ").Append(word);
        }

        yield return line.ToString().TrimEnd();
    }
}
