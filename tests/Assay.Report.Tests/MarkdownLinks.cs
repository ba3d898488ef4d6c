using System.Text.RegularExpressions;

namespace Assay.Report.Tests;

/// <summary>Links of Markdown that lead to files next to it, and the headings that they name.</summary>
internal static partial class MarkdownLinks
{
    /// <summary>Links that lead nowhere, as <c>file: link</c>.</summary>
    /// <param name="root">The folder that names begin at.</param>
    /// <param name="files">The files, by paths from the root.</param>
    public static IReadOnlyList<string> Broken(string root, IEnumerable<string> files)
    {
        var anchors = new Dictionary<string, IReadOnlySet<string>>(StringComparer.Ordinal);
        IReadOnlySet<string> AnchorsOf(string path) => anchors.TryGetValue(path, out var known)
            ? known
            : anchors[path] = Anchors(File.ReadAllLines(path));
        return
        [
            .. from file in files
               from link in LinksOf(File.ReadAllLines(Path.Combine(root, file)))
               let parts = link.Split('#', 2)
               let path = parts[0].Length == 0
                   ? Path.Combine(root, file)
                   : Path.GetFullPath(Path.Combine(root, Path.GetDirectoryName(file)!, Uri.UnescapeDataString(parts[0])))
               where !Path.Exists(path)
                   || (parts.Length > 1 && path.EndsWith(".md", StringComparison.Ordinal) && !AnchorsOf(path).Contains(parts[1]))
               select $"{file}: {link}",
        ];
    }

    private static IEnumerable<string> LinksOf(string[] lines) =>
        OutsideOfCode(lines).SelectMany(line => Link().Matches(Code().Replace(line, "")))
        .Select(match => match.Groups["to"].Value).Where(link => !link.Contains(':', StringComparison.Ordinal));

    private static HashSet<string> Anchors(string[] lines)
    {
        var found = new HashSet<string>(StringComparer.Ordinal);
        foreach (var line in OutsideOfCode(lines).Where(line => line.StartsWith('#')))
        {
            var text = Link().Replace(line.TrimStart('#').Trim(), "${text}").Replace("\\", "", StringComparison.Ordinal);
            var anchor = NotInAnchors().Replace(text.ToLowerInvariant(), "").Replace(' ', '-');
            for (var again = 1; !found.Add(again == 1 ? anchor : $"{anchor}-{again - 1}"); again++)
            {
            }
        }

        return found;
    }

    private static IEnumerable<string> OutsideOfCode(string[] lines)
    {
        var fence = "";
        foreach (var line in lines)
        {
            var ticks = Fence().Match(line).Value.Trim();
            if (fence.Length == 0 && ticks.Length == 0)
                yield return line;
            else if (fence.Length == 0)
                fence = ticks;
            else if (ticks.StartsWith(fence, StringComparison.Ordinal) && line.Trim() == ticks)
                fence = "";
        }
    }

    [GeneratedRegex(@"\[(?<text>(?:\\.|[^\[\]\\])*)\]\((?<to>[^()\s]+)\)")]
    private static partial Regex Link();

    [GeneratedRegex("`[^`]*`")]
    private static partial Regex Code();

    [GeneratedRegex(@"[^\w\- ]")]
    private static partial Regex NotInAnchors();

    [GeneratedRegex("^ *```+")]
    private static partial Regex Fence();
}
