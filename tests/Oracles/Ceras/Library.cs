using Ceras;

/// <summary>
/// All fields, of objects that are made without a constructor, as the library's guide configures it for classes that it does not know.
/// </summary>
internal static class Library
{
    public static object? RoundTrip(object value)
    {
        SerializerConfig config = new() { DefaultTargets = TargetMember.AllFields };
        config.Advanced.SkipCompilerGeneratedFields = false;
        config.Advanced.ReadonlyFieldHandling = ReadonlyFieldHandling.ForcedOverwrite;
        config.Warnings.ExceptionOnStructWithAutoProperties = false;
        config.OnConfigNewType = type =>
        {
            if (type.Type is { IsClass: true, IsAbstract: false, Namespace: "OwnClasses" })
                type.TypeConstruction = TypeConstruction.ByUninitialized();
        };
        CerasSerializer serializer = new(config);
        return serializer.Deserialize<object>(serializer.Serialize<object>(value));
    }
}
