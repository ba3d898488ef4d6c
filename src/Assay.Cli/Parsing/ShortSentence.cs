using System.Text.RegularExpressions;
using Assay.Engine;

namespace Assay.Cli.Parsing;

/// <summary>Keeps a sentence short that quotes what was given on the command line, however long that is.</summary>
internal static partial class ShortSentence
{
    private const int LongArgument = 200;

    /// <summary>The sentence, with long arguments and long words in it shortened.</summary>
    public static string Of(string sentence, IEnumerable<string> arguments)
    {
        foreach (string argument in arguments.Where(argument => argument.Length > LongArgument))
            sentence = sentence.Replace(argument, Shortened.Of(argument), StringComparison.Ordinal);
        return LongWord().Replace(sentence, word => Shortened.Of(word.Value));
    }

    /// <summary>A part of an argument, such as a name in a list; paths of this length are rare.</summary>
    [GeneratedRegex(@"\S{400,}")]
    private static partial Regex LongWord();
}
