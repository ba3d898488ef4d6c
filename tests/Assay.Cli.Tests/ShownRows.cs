using System.Text;
using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>What rows write of the guide's shelf with one book, asked for once for all tests.</summary>
public sealed class ShownRows : IDisposable
{
    private const string Rows =
        "json.net/data-contract,xml-serializer,data-contract/indented,"
        + "data-contract/plain,data-contract/binary,binary-formatter/serializable,google.protobuf";

    private readonly Lazy<JsonDocument> document = new(() =>
    {
        using WorkingFolder folder = new();
        var answer = AssayInProcess.Run(folder.Path, "show", "payload", "--rows", Rows, "--format", "json");
        Assert.Equal(0, answer.ExitCode);
        Assert.Empty(Directory.EnumerateFileSystemEntries(folder.Path));
        return JsonDocument.Parse(answer.Output);
    });

    /// <summary>What was shown of a row.</summary>
    public JsonElement Of(string row) =>
        document.Value.RootElement.EnumerateArray().Single(shown => shown.GetProperty("row").GetString() == row);

    /// <summary>The bytes that a row wrote.</summary>
    public byte[] PayloadOf(string row) => Convert.FromHexString(Of(row).GetProperty("hex").GetString()!);

    /// <summary>The bytes as UTF-8.</summary>
    public string TextOf(string row) => Encoding.UTF8.GetString(PayloadOf(row));

    /// <inheritdoc/>
    public void Dispose()
    {
        if (document.IsValueCreated)
            document.Value.Dispose();
    }
}
