namespace Assay.Worker.Feeding;

/// <summary>.NET Framework has no System.Text.Json of its own.</summary>
internal static class DocumentElement
{
    /// <summary>Finds none.</summary>
    public static bool TryRead(object value, out object? read)
    {
        read = value;
        return false;
    }
}
