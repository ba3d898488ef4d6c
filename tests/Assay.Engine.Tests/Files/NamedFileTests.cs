using System.Globalization;
using System.IO.Compression;
using System.IO.Pipes;
using System.Text;
using Assay.Core.Files;
using Assay.Engine.Tests.Fakes;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Files;

public sealed class NamedFileTests : IDisposable
{
    private static readonly FileUse Small = new(16);
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [UnixFact]
    public void What_is_no_file_is_refused_without_being_opened()
    {
        using var socket = OddFiles.Socket(folder.File("socket"));
        Assert.Equal("it is a named pipe, not a file", Refusal(OddFiles.Pipe(folder.File("pipe"))));
        Assert.Equal("it is a named pipe, not a file", Refusal(File.CreateSymbolicLink(folder.File("link"), folder.File("pipe")).FullName));
        Assert.Equal("it is a socket, not a file", Refusal(folder.File("socket")));
        Assert.Equal("it is a terminal or another device, not a file", Refusal(OddFiles.Endless(folder.File("endless"))));
        Assert.Equal("it is a folder", Refusal(folder.Path));
    }

    [Fact]
    public void What_is_not_there_has_the_reason_of_the_system()
    {
        Assert.Throws<FileNotFoundException>(() => NamedFile.Read(folder.File("nothing"), Small));
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Links need rights there.");
        File.CreateSymbolicLink(folder.File("broken"), folder.File("nowhere"));
        File.CreateSymbolicLink(folder.File("loop"), folder.File("loop"));

        Assert.Throws<FileNotFoundException>(() => NamedFile.Read(folder.File("broken"), Small));
        Assert.Equal("its links form a loop", IoReason.Of(Assert.ThrowsAny<IOException>(() => NamedFile.Read(folder.File("loop"), Small))));
    }

    [UnixFact]
    public void A_file_is_read_up_to_its_limit_and_no_further()
    {
        Assert.Equal(16, NamedFile.Read(folder.Write("sixteen", new string('x', 16)), Small).Length);
        Assert.Equal("it is larger than 0 MiB", Refusal(folder.Write("seventeen", new string('x', 17))));
        Assert.Equal("it is larger than 64 MiB", Refusal(OddFiles.Sparse(folder.File("sparse"), 5L << 30), FileUse.CorpusFile));
    }

    [Fact]
    public void A_packed_file_is_read_unpacked_where_it_may_be_packed_and_its_limit_is_that_of_the_content()
    {
        var packed = Small with { MayBePacked = true };

        Assert.Equal(
            new string('x', 16), Encoding.UTF8.GetString(NamedFile.ReadText(Packed("sixteen", 16), packed with { MostBytes = 64 })));
        Assert.Equal("plain", Encoding.UTF8.GetString(NamedFile.ReadText(folder.Write("plain", "plain"), packed)));
        Assert.Equal("it is larger than 0 MiB", Refusal(Packed("bomb", 1 << 20), packed with { MostBytes = 4096 }));
        File.WriteAllBytes(folder.File("damaged"), [0x1F, 0x8B, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0]);
        Assert.Equal("it is packed by gzip and damaged", Refusal(folder.File("damaged"), packed));
        Assert.Equal(0x1F, NamedFile.Read(Packed("other", 16), FileUse.CorpusFile)[0]);

        string Packed(string name, int characters)
        {
            var path = folder.File(name);
            using GZipStream stream = new(File.Create(path), CompressionLevel.Optimal);
            stream.Write(Encoding.UTF8.GetBytes(new string('x', characters)));
            return path;
        }
    }

    [Fact]
    public void A_file_whose_length_says_nothing_is_read_to_its_end_or_its_limit()
    {
        const string Version = "/proc/version";
        Assert.SkipUnless(File.Exists(Version), "Needs Linux.");

        Assert.Equal(File.ReadAllBytes(Version), NamedFile.Read(Version, FileUse.Options));
        Assert.Equal("it is larger than 0 MiB", Refusal(Version));
    }

    [Fact]
    public void A_pipe_of_the_shell_is_read_to_its_end_where_a_file_may_come_through_one()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Needs /dev/fd.");
        var content = Encoding.UTF8.GetBytes(new string('x', 40_000));
        using AnonymousPipeServerStream reading = new(PipeDirection.In);
        var path = string.Create(CultureInfo.InvariantCulture, $"/dev/fd/{reading.SafePipeHandle.DangerousGetHandle()}");
        using (AnonymousPipeClientStream writing = new(PipeDirection.Out, reading.ClientSafePipeHandle))
            writing.Write(content);

        Assert.Equal("it is a pipe, and this file cannot come through one", Refusal(path, FileUse.KeptResults));
        Assert.Equal(content, OddFiles.Ends(() => NamedFile.Read(path, FileUse.Results)));
    }

    [Fact]
    public void A_pipe_that_gives_nothing_is_given_up()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Needs /dev/fd.");
        using AnonymousPipeServerStream writing = new(PipeDirection.Out);

        Assert.Equal("it gave nothing for 0.02 s", Refusal(PathOf(writing), FileUse.Sample with
        {
            Patience = TimeSpan.FromMilliseconds(20),
        }));
    }

    [Fact]
    public void A_text_is_UTF8_with_a_mark_or_without()
    {
        File.WriteAllBytes(folder.File("marked"), [0xEF, 0xBB, 0xBF, (byte)'5']);
        Assert.Equal("5"u8.ToArray(), NamedFile.ReadText(folder.File("marked"), Small));
        Assert.Equal("it is UTF-16 or another wide encoding, not UTF-8", TextRefusal([0xFF, 0xFE, (byte)'5', 0]));
        Assert.Equal("it is UTF-16 or another wide encoding, not UTF-8", TextRefusal([0xFE, 0xFF, 0, (byte)'5']));
        Assert.Equal("it is UTF-16 or another wide encoding, not UTF-8", TextRefusal([(byte)'5', 0]));
        Assert.Equal("line 3 is not UTF-8", TextRefusal([(byte)'5', (byte)'\n', (byte)'\n', 0xC3, (byte)'\n', (byte)'5']));
    }

    private static string PathOf(AnonymousPipeServerStream pipe) =>
        string.Create(CultureInfo.InvariantCulture, $"/dev/fd/{pipe.ClientSafePipeHandle.DangerousGetHandle()}");

    private static string Refusal(string path, FileUse? use = null) =>
        OddFiles.Ends(() => Assert.Throws<UnusableFileException>(() => NamedFile.Read(path, use ?? Small))).Message;

    private string TextRefusal(byte[] content)
    {
        File.WriteAllBytes(folder.File("text"), content);
        return Assert.Throws<UnusableFileException>(() => NamedFile.ReadText(folder.File("text"), Small)).Message;
    }
}
