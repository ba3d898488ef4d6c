using OwnClasses;

/// <summary>What a library does with a value.</summary>
internal static class Verdict
{
    /// <summary>A word, and where not everything came back, a tab and what shows it.</summary>
    public static string On(object sample)
    {
        string before = FieldText.Of(sample);
        try
        {
            string after = FieldText.Of(Library.RoundTrip(sample));
            string left = FieldText.Of(sample);
            if (left != before && left != Read(sample.GetType()))
                return $"inconsistent\t{before} -> {left}";
            return before == after ? "supported" : $"lossy\t{before} -> {after}";
        }
        catch (Exception exception)
        {
            Exception cause = exception.GetBaseException();
            return $"rejected\t{cause.GetType().Name}: {cause.Message.ReplaceLineEndings(" ")}";
        }
    }

    // Getters may keep what they compute: whoever reads a value does that to it.
    private static string Read(Type type)
    {
        object sample = typeof(Samples).GetMethod(type.Name)!.Invoke(null, null)!;
        foreach (System.Reflection.PropertyInfo property in type.GetProperties().Where(property => property.GetIndexParameters().Length == 0))
            property.GetValue(sample);
        return FieldText.Of(sample);
    }
}
