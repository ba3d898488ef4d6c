using System.Text.Json;

namespace Assay.Worker.Feeding;

/// <summary>A value of a document of System.Text.Json, which has no interface that tells it.</summary>
internal static class DocumentElement
{
    private const string Unreadable = "(a text that throws when it is read)";

    /// <summary>Reads one.</summary>
    /// <param name="read">Its value; <paramref name="value"/> itself where it is none.</param>
    public static bool TryRead(object value, out object? read)
    {
        read = value;
        if (value is not JsonElement element)
            return false;
        read = element.ValueKind switch
        {
            JsonValueKind.Object => new LooseMap(
                element.EnumerateObject()
                    .Select(one => new KeyValuePair<string, object?>(TextOf(() => one.Name) ?? Unreadable, one.Value))),
            JsonValueKind.Array => element.EnumerateArray().Select(one => (object?)one).ToArray(),
            JsonValueKind.String => TextOf(element.GetString) ?? (object)new LooseText(Unreadable),
            JsonValueKind.True or JsonValueKind.False => element.GetBoolean(),
            JsonValueKind.Number => new LooseText(element.GetRawText()),
            _ => null,
        };
        return true;
    }

    // A document is taken without a look at its texts: a lone surrogate is found when somebody reads it.
    private static string? TextOf(Func<string?> read)
    {
        try
        {
            return read();
        }
        catch (InvalidOperationException)
        {
            return null;
        }
    }
}
