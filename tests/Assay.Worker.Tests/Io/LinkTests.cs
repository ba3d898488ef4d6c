using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Tests.Shared;
using Assay.Worker.Io;

namespace Assay.Worker.Tests.Io;

/// <summary>Real memory, files, pipes and sockets.</summary>
public sealed class LinkTests : IDisposable
{
    private static readonly byte[][] Payloads = [[1, 2, 3], [4], [5, 6, 7, 8, 9]];
    private readonly string folder = Directory.CreateTempSubdirectory("assay-link-test-").FullName;

    public static TheoryData<Transport> Transports => [.. Enum.GetValues<Transport>()];

    public void Dispose() => Directory.Delete(folder, recursive: true);

    [Theory]
    [MemberData(nameof(Transports))]
    public void Payloads_are_received_in_turn_each_with_an_end_of_its_own(Transport transport)
    {
        using var link = Link.ToReceive(transport, Payloads, folder, isAsync: false);

        for (var i = 0; i < 7; i++)
        {
            var stream = link.Open();
            var read = new byte[100];
            var count = stream.ReadAtLeast(read, read.Length, throwOnEndOfStream: false);
            link.Close();

            Assert.Equal(Payloads[i % 3], read[..count]);
            Assert.Equal(Payloads[i % 3].Length, link.Length);
        }
    }

    [Theory]
    [MemberData(nameof(Transports))]
    public async Task Payloads_are_received_by_asynchronous_calls(Transport transport)
    {
        using var link = Link.ToReceive(transport, Payloads, folder, isAsync: true);

        for (var i = 0; i < 4; i++)
        {
            var stream = link.Open();
            var read = new byte[100];
            var count = await stream.ReadAtLeastAsync(read, read.Length, throwOnEndOfStream: false, TestContext.Current.CancellationToken);
            link.Close();

            Assert.Equal(Payloads[i % 3], read[..count]);
        }
    }

    [Theory]
    [MemberData(nameof(Transports))]
    public void What_a_library_leaves_unread_does_not_reach_the_next_value(Transport transport)
    {
        using var link = Link.ToReceive(transport, Payloads, folder, isAsync: false);

        var firsts = new int[4];
        for (var i = 0; i < firsts.Length; i++)
        {
            firsts[i] = link.Open().ReadByte();
            link.Close();
        }

        Assert.Equal([1, 4, 5, 1], firsts);
    }

    [Theory]
    [MemberData(nameof(Transports))]
    public void Values_are_sent_one_after_the_other_however_long(Transport transport)
    {
        using var link = Link.ToSend(transport, folder, isAsync: false);
        var value = new byte[200_000];

        for (var i = 0; i < 5; i++)
        {
            link.Open().Write(value, 0, value.Length);
            link.Close();
        }

        if (transport == Transport.File)
            Assert.Equal(value.Length, new FileInfo(Assert.Single(Directory.GetFiles(folder))).Length);
    }

    [Theory]
    [MemberData(nameof(Transports))]
    public void No_file_is_left(Transport transport)
    {
        Link.ToReceive(transport, Payloads, folder, isAsync: false).Dispose();
        using (var link = Link.ToSend(transport, folder, isAsync: false))
            link.Open().WriteByte(1);

        Assert.Empty(Directory.GetFiles(folder));
    }

    [Theory]
    [InlineData(Transport.Pipe)]
    [InlineData(Transport.Socket)]
    public void An_end_that_is_closed_within_a_value_is_told_in_a_few_words_by_whoever_receives(Transport transport)
    {
        using ReceivedOverConnection link =
            new([new byte[1000]], transport == Transport.Pipe ? Connection.PipeFrom(WriteSome) : Connection.SocketWith(WriteSome));
        var stream = link.Open();

        var cause =
            IoCause.Of(Assert.ThrowsAny<IOException>(() => stream.ReadAtLeast(new byte[2000], 2000, throwOnEndOfStream: false)));

        Assert.Equal(("its other end was closed", true), (cause.Text, cause.IsOfMachine));

        static void WriteSome(Stream far) => far.Write(new byte[10], 0, 10);
    }

    [Theory]
    [InlineData(Transport.Pipe)]
    [InlineData(Transport.Socket)]
    public void An_end_that_is_closed_within_a_value_is_told_in_a_few_words_by_whoever_sends(Transport transport)
    {
        using SentOverConnection link = new(transport == Transport.Pipe ? Connection.PipeTo(ReadSome) : Connection.SocketWith(ReadSome));
        var value = new byte[1_000_000];

        var cause = IoCause.Of(Assert.ThrowsAny<IOException>(() =>
        {
            // A socket takes some before it learns that nobody reads.
            for (var i = 0; i < 100; i++)
                link.Open().Write(value, 0, value.Length);
        }));

        Assert.Equal(("its other end was closed", true), (cause.Text, cause.IsOfMachine));

        static void ReadSome(Stream far) => far.ReadByte();
    }

    [Fact]
    public void A_full_disk_is_told_in_a_few_words()
    {
        FullDisk.SkipWhereMissing();
        using SentToFile link = new(FullDisk.At(Path.Combine(folder, "full")), isAsync: false);

        // What fits into the buffer fails when the file is closed.
        link.Open().Write(new byte[10], 0, 10);
        var cause = IoCause.Of(Assert.ThrowsAny<IOException>(link.Close));

        Assert.Equal(("the disk is full", true), (cause.Text, cause.IsOfMachine));
    }

    [Fact]
    public void A_folder_that_is_gone_is_told()
    {
        using var link = Link.ToSend(Transport.File, Path.Combine(folder, "none"), isAsync: false);

        var cause = IoCause.Of(Assert.Throws<PayloadsGoneException>(() => link.Open()));

        Assert.Contains("was removed while Assay ran", cause.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_library_throws_is_its_own_and_can_be_told_without_a_value()
    {
        var cause = IoCause.Of(new FormatException("The value 42 is odd.", new EndOfStreamException()));

        Assert.Equal(("System.FormatException: The value 42 is odd.", "System.FormatException", false),
            (cause.Text, cause.Unquoted, cause.IsOfMachine));
    }
}
