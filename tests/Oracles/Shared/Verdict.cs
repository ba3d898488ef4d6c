using System.CodeDom.Compiler;
using System.Diagnostics;
using System.Reflection;
using OwnClasses;

/// <summary>What a library does with a value.</summary>
internal static class Verdict
{
    /// <summary>
    /// A word, and where not everything came back, a tab and what shows it; of what is rejected whose code threw stands between.
    /// </summary>
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
            return $"rejected\t{(IsOfClass(cause) ? "code" : "library")}\t{cause.GetType().Name}: {cause.Message.ReplaceLineEndings(" ")}";
        }
    }

    // Code that the class's author wrote: what a generator adds has names of the library, or is in classes that derive from its own.
    private static bool IsOfClass(Exception cause)
    {
        foreach (MethodBase? method in new StackTrace(cause).GetFrames().Select(frame => frame.GetMethod()))
        {
            if (method?.DeclaringType is not Type type)
                return false;
            if (type.Namespace == nameof(OwnClasses))
                return !IsGenerated(method, type);
            if (type.Assembly != typeof(object).Assembly)
                return false;
        }

        return false;
    }

    private static bool IsGenerated(MethodBase method, Type type) =>
        (method.Name.Contains('.') && !method.IsConstructor)
        || method.Name is "Serialize" or "Deserialize"
        || type.GetCustomAttribute<GeneratedCodeAttribute>() is not null
        || type.BaseType is { Namespace: not ("System" or nameof(OwnClasses)) };

    // Getters may keep what they compute: whoever reads a value does that to it.
    private static string Read(Type type)
    {
        object sample = typeof(Samples).GetMethod(type.Name)!.Invoke(null, null)!;
        foreach (PropertyInfo property in type.GetProperties().Where(property => property.GetIndexParameters().Length == 0))
            property.GetValue(sample);
        return FieldText.Of(sample);
    }
}
