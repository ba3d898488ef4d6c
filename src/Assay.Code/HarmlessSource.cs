using System.Text;
using Assay.Core.CSharp;
using Assay.Core.Naming;
using ICSharpCode.Decompiler.CSharp.Syntax;

namespace Assay.Code;

/// <summary>
/// Decompiled code as text. Names, texts and comments of an assembly may hold anything: here they end no line and begin nothing that is not
/// theirs.
/// </summary>
internal static class HarmlessSource
{
    /// <summary>The text.</summary>
    public static string Of(SyntaxTree tree)
    {
        var names = tree.Descendants.OfType<Identifier>().Where(name => name.Name.Length > 0);
        Identifier[] odd = [.. names.Where(name => !CSharpIdentifier.IsValid(name.Name))];
        foreach (var name in odd)
            name.Name = CSharpIdentifier.Clean(name.Name);
        foreach (var comment in tree.Descendants.OfType<Comment>().ToList())
            comment.Content = OneLine.Of(comment.Content).Replace("*/", "* /", StringComparison.Ordinal);
        return Escaped(tree.ToString());
    }

    // The decompiler escapes most of these in texts itself: an escape means the same in each literal that it writes.
    private static string Escaped(string source)
    {
        source = source.Replace("\r\n", "\n", StringComparison.Ordinal);
        StringBuilder text = new(source.Length);
        for (var i = 0; i < source.Length; i++)
        {
            var isShown = source[i] is '\n' or '\t' || !(OneLine.Acts(source[i]) || OneLine.IsHalf(source, i));
            text.Append(isShown ? source[i].ToString() : OneLine.Named(source[i]));
        }

        return text.ToString();
    }
}
