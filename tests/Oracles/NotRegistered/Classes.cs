using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using PolyType;
using ProtoBuf;

// The same three classes for each library, with its attributes; nothing on Horse names Unicorn.
namespace NotRegistered.Old
{
    [Serializable]
    public class Horse
    {
        public string Name { get; set; } = "";
    }

    [Serializable]
    public class Unicorn : Horse
    {
        public int Horn { get; set; }
    }

    [Serializable]
    public class Stable
    {
        public Horse? Horse { get; set; }
    }
}

namespace NotRegistered.Contracts
{
    [DataContract]
    public class Horse
    {
        [DataMember]
        public string Name { get; set; } = "";
    }

    [DataContract]
    public class Unicorn : Horse
    {
        [DataMember]
        public int Horn { get; set; }
    }

    [DataContract]
    public class Stable
    {
        [DataMember]
        public Horse? Horse { get; set; }
    }
}

namespace NotRegistered.Packed
{
    [MemoryPackable]
    public partial class Horse
    {
        public string Name { get; set; } = "";
    }

    [MemoryPackable]
    public partial class Unicorn : Horse
    {
        public int Horn { get; set; }
    }

    [MemoryPackable]
    public partial class Stable
    {
        public Horse? Horse { get; set; }
    }
}

namespace NotRegistered.Keyed
{
    [MessagePackObject]
    public class Horse
    {
        [Key(0)]
        public string Name { get; set; } = "";
    }

    [MessagePackObject]
    public class Unicorn : Horse
    {
        [Key(1)]
        public int Horn { get; set; }
    }

    [MessagePackObject]
    public class Stable
    {
        [Key(0)]
        public Horse? Horse { get; set; }
    }
}

namespace NotRegistered.Shaped
{
    public class Horse
    {
        public string Name { get; set; } = "";
    }

    public class Unicorn : Horse
    {
        public int Horn { get; set; }
    }

    [GenerateShape]
    public partial class Stable
    {
        public Horse? Horse { get; set; }
    }
}

namespace NotRegistered.Generated
{
    [Orleans.GenerateSerializer]
    public class Horse
    {
        [Orleans.Id(0)]
        public string Name { get; set; } = "";
    }

    [Orleans.GenerateSerializer]
    public class Unicorn : Horse
    {
        [Orleans.Id(0)]
        public int Horn { get; set; }
    }

    [Orleans.GenerateSerializer]
    public class Stable
    {
        [Orleans.Id(0)]
        public Horse? Horse { get; set; }
    }
}

namespace NotRegistered.Numbered
{
    [ProtoContract]
    public class Horse
    {
        [ProtoMember(1)]
        public string Name { get; set; } = "";
    }

    [ProtoContract]
    public class Unicorn : Horse
    {
        [ProtoMember(1)]
        public int Horn { get; set; }
    }

    [ProtoContract]
    public class Stable
    {
        [ProtoMember(1)]
        public Horse? Horse { get; set; }
    }
}
