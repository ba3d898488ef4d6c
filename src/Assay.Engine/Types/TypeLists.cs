namespace Assay.Engine.Types;

/// <summary>Comma lists of types, whose own arguments have commas too.</summary>
internal static class TypeLists
{
    /// <summary>Splits a list at the commas that stand outside brackets.</summary>
    /// <param name="list">The list; null for none.</param>
    public static IReadOnlyList<string> Split(string? list)
    {
        List<string> items = [];
        int depth = 0;
        int begin = 0;
        string text = list ?? "";
        for (int i = 0; i <= text.Length; i++)
        {
            if (i < text.Length && (text[i] != ',' || depth > 0))
            {
                depth += text[i] is '<' or '[' ? 1 : text[i] is '>' or ']' ? -1 : 0;
                continue;
            }

            if (text[begin..i].Trim() is { Length: > 0 } item)
                items.Add(item);
            begin = i + 1;
        }

        return items;
    }
}
