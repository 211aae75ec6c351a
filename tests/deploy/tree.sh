# tree.sh - what the tests of packages share: a clean Debian 12 in a folder, from the mirrors that
# this machine's apt uses. The first one is unpacked with debootstrap and kept as build/debian.tar.

# Mirrors of this machine for Debian 12, as "URI suite component" lines.
mirrors() {
    apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
        awk '$2 ~ /^bookworm/ && $3 == "main" && !seen[$0]++'
}

# clean_tree FOLDER: a Debian 12 with nothing in it but what every one has.
clean_tree() {
    local root=$1 kept=build/debian.tar mirror
    if [ ! -e $kept ]; then
        mirror=$(mirrors | awk '$2 == "bookworm" { print $1; exit }')
        rm -rf build/debian.new
        debootstrap --variant=minbase bookworm build/debian.new "$mirror" >build/debootstrap.log 2>&1 ||
            { tail -3 build/debootstrap.log >&2; return 1; }
        tar -C build/debian.new --numeric-owner -cf $kept.new . && mv $kept.new $kept
        rm -rf build/debian.new
    fi
    mkdir -p "$root"
    tar -C "$root" --numeric-owner -xf $kept
    mirrors | sed 's/^/deb /' >"$root/etc/apt/sources.list"
    apt-config dump Acquire >"$root/etc/apt/apt.conf.d/90machine"
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
    # Certificates that this machine trusts, for npm: its registry may be a mirror of the house.
    [ ! -e /etc/ssl/certs/ca-certificates.crt ] ||
        cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/machine.crt"
    # Nothing is started while packages are unpacked.
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod +x "$root/usr/sbin/policy-rc.d"
    mount -t proc proc "$root/proc"
}

# inside FOLDER COMMAND...: runs it there, with an environment that is the same everywhere.
inside() {
    local root=$1
    shift
    env -i NODE_EXTRA_CA_CERTS=/etc/machine.crt PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root DEBIAN_FRONTEND=noninteractive \
        ${npm_config_registry:+npm_config_registry="$npm_config_registry"} chroot "$root" "$@"
}

drop_tree() {
    [ -d "$1" ] || return 0
    ! mountpoint -q "$1/proc" || umount "$1/proc"
    rm -rf --one-file-system "$1"
}
