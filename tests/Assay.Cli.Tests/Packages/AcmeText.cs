namespace Assay.Cli.Tests.Packages;

/// <summary>A library of which tests make packages, and adapters of it.</summary>
internal static class AcmeText
{
    public const string Id = "Acme.Text";

    /// <summary>
    /// The library: it writes JSON behind as many spaces as it is asked to, by a method of a name that changed between its versions.
    /// </summary>
    public static string Source(string method, int spaces) => $$"""
        namespace Acme.Text;

        public static class Writer
        {
            public static byte[] {{method}}<T>(T value) =>
                System.Linq.Enumerable.ToArray(System.Linq.Enumerable.Concat(System.Linq.Enumerable.Repeat((byte)' ', {{spaces}}), System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(value)));
        }
        """;

    /// <summary>An adapter's class that calls it.</summary>
    public static string Adapter(string method) => $$"""
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal sealed class Default<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public byte[] Serialize(T value) => global::Acme.Text.Writer.{{method}}(value);

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }
        """;

    /// <summary>The properties of its project.</summary>
    public const string Properties =
        $"<AssayPackage>{Id}</AssayPackage><AssayProvenVersion>1.0.0</AssayProvenVersion><AssayProvenOn>2026-11-22</AssayProvenOn>";

    /// <summary>The reference to one version of it.</summary>
    public static string Reference(string version) => $"<PackageReference Include=\"{Id}\" Version=\"{version}\" />";
}
